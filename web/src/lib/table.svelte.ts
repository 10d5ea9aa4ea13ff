/** One table as the page has it: what the server last said, and what follows from it for all parts of the page. */
import { getContext, setContext, tick } from 'svelte';
import type {
  Catalogue, Choice, ClientMessage, GameEvent, Hints, Passage, Problem, Prompt, Refused, ServerMessage, TableInfo, Tie,
  Update, View, Welcome,
} from '../contract';
import { app, t } from './app.svelte';
import { socketAddress } from './api';
import { Choosing } from './choosing.svelte';
import { animate } from './flight';
import { keepRead, lastRead } from './kept';
import { plainLook, type Look } from './look';
import { Pace } from './pace.svelte';
import { problemText } from './problems';
import { prefersLessMotion, settings } from './settings.svelte';
import { TableSocket, type Connection } from './socket';
import { continued } from './story';
import { Talk } from './talk.svelte';
import { UNDO, Wishes } from './wishes.svelte';
import { verbOf, Wording } from './wording';

/** What is on the screen at one moment. */
interface Scene {
  seq: number;
  view: View;
  prompt: Prompt;
  canUndo: boolean;
  scores: Record<string, number>[];
  ranking: number[][];
  outlook: Record<string, number>[];
  ties: Tie[];
}

export class Table {
  connection: Connection = $state('connecting');
  /** Why the server refused the connection. */
  refusedFor = $state('');
  info: TableInfo | undefined = $state.raw();
  catalogue: Catalogue | undefined = $state.raw();
  scene: Scene | undefined = $state.raw();
  events: GameEvent[] = $state.raw([]);
  /** Where in the game they happened. */
  course: Passage[] = $state.raw([]);
  /** How the game would like to be shown. */
  hints: Hints = $state.raw({});
  /** The first event since one's own last turn. */
  news = $state(0);
  notice = $state('');

  private socket: TableSocket | undefined;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private requests = 0;
  private name = Math.random().toString(36).slice(2, 10);
  /** The last event that one has read and put away. */
  private read = $state(-1);

  private send = (wish: ClientMessage): void => this.socket?.send(wish);
  private nextName = (): string => `${this.name}-${(this.requests += 1)}`;

  readonly choosing = new Choosing(this);
  readonly wishes = new Wishes(this, this.send, this.nextName);
  readonly talk = new Talk(this.send, this.nextName);
  readonly pace = new Pace((next) => this.present(next));

  readonly you = $derived(this.info?.your_seat ?? -1);
  readonly look: Look = $derived.by(() => this.looks(this.catalogue?.game ?? ''));
  readonly wording: Wording | undefined = $derived(
    app.texts && this.catalogue && this.info
      ? new Wording(app.texts, this.catalogue.game, this.catalogue, this.info.seats, this.you)
      : undefined,
  );
  /** Not all seats are taken, so nothing has been dealt yet. */
  readonly waiting = $derived(this.info?.status === 'open');
  readonly asked = $derived(!this.waiting && this.you >= 0 && this.scene?.prompt.seat === this.you);
  readonly deciding = $derived(this.asked && !this.wishes.busy);
  readonly options: Choice[] = $derived(this.deciding ? (this.scene?.prompt.options ?? []) : []);
  readonly refused: Refused[] = $derived(this.deciding ? (this.scene?.prompt.refused ?? []) : []);
  readonly over = $derived(this.info?.status === 'over' && !this.pace.queueing);
  /** The seat that has to decide, if the game has begun and is not over. */
  readonly actor = $derived(this.waiting || this.over ? -1 : (this.scene?.view.actor ?? -1));
  /** One only looks on. */
  readonly watching = $derived(this.info !== undefined && this.you < 0);
  /** What others did to one since one's last turn, and what one has not read yet. */
  readonly deeds: GameEvent[] = $derived(
    this.events.filter((event) => event.to_you && event.number >= this.news && event.number > this.read),
  );

  /** A person whose connection is gone, so that others may have to wait for them. */
  isAway(seat: number): boolean {
    const one = this.info?.seats[seat];
    return one?.kind === 'person' && !one.you && !one.here;
  }

  /** How a game looks is known to whoever opens the table. */
  constructor(private looks: (game: string) => Look = () => plainLook) {}

  open(id: string): void {
    if (this.closed) return;
    this.read = lastRead(id);
    this.socket = new TableSocket(
      socketAddress(id),
      (message) => this.hear(message),
      (connection, reason = '') => {
        this.connection = connection;
        this.refusedFor = reason;
      },
    );
  }

  /** Be known by one's new name. */
  introduce(): void {
    this.socket?.again();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    clearTimeout(this.timer);
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'update':
        return this.pace.add(message);
      case 'chat':
        return this.talk.hear(message.line);
      case 'seats':
        this.info = message.table;
        return;
      case 'done':
        return this.wishes.done(message.client, message.seq);
      case 'refused':
        this.talk.refused(message.client);
        if (this.wishes.refused(message.client)) this.choosing.bubble = { object: UNDO, lines: [this.noWayBack(message.problem)] };
        else this.warn(this.problem(message.problem));
        return;
      case 'hint':
        return this.wishes.advised(message);
      case 'why':
        return;
    }
  }

  private welcome(message: Welcome): void {
    this.pace.clear();
    // Once; later it stands with the players.
    if (!this.scene && message.table.notes?.length) this.warn(message.table.notes.map((note) => t(note)).join(' '));
    this.catalogue = message.catalogue;
    this.hints = message.hints;
    this.course = message.course;
    this.events = message.table.status === 'open' ? [] : message.events;
    this.talk.lines = message.chat;
    this.show(message);
  }

  private show(message: Welcome | Update): void {
    this.forget();
    this.info = message.table;
    this.news = message.news;
    this.scene = {
      seq: message.seq,
      view: message.view,
      prompt: message.prompt,
      canUndo: message.can_undo,
      scores: message.scores,
      ranking: message.ranking,
      outlook: message.outlook,
      ties: message.ties,
    };
    this.wishes.settle();
  }

  private async present(next: Update): Promise<void> {
    const own = next.view.ply === this.wishes.played + 1;
    const apply = async () => {
      this.events = continued(this.events, next.since, next.events);
      this.course = continued(this.course, next.since, next.course);
      this.show(next);
      await tick();
    };
    if (settings.speed === 'instant' || document.hidden) return apply();
    await animate(next.events, this.you, this.look.coins, apply, prefersLessMotion());
    if (!own && next.table.status !== 'over') await this.pace.pause(next.prompt.seat === this.you);
  }

  /** Back to where nothing is pointed at and nothing advised. */
  forget(): void {
    this.choosing.forget();
    this.wishes.hint = undefined;
  }

  /** What others did is read; it does not come back, not even after a reload. */
  putAway(): void {
    this.read = this.deeds.at(-1)?.number ?? this.read;
    if (this.info) keepRead(this.info.id, this.read);
  }

  /** What a choice gives and costs, but for what its words say already. */
  amounts(option: Choice): ReturnType<Wording['brings']> {
    const unsaid = this.hints.unsaid?.[verbOf(option)] ?? [];
    return (this.wording?.brings(option) ?? []).filter(({ name }) => !unsaid.includes(name));
  }

  // -------------------------------------------------------------------- notices

  /** A request may be refused by the rules of the game, or by the server. */
  private problem({ code, arguments: facts }: Problem): string {
    const wording = this.wording;
    const known = wording?.texts.has(`${wording.game}-why-${code}`);
    return wording && known ? wording.reason({ code, arguments: facts ?? {} }) : problemText(code, facts);
  }

  /** Why nothing can be taken back: who has moved since, or that something was revealed. */
  private noWayBack(problem: Problem): string {
    const key = `table-${problem.code.replace('_', '-')}`;
    return this.wording && app.texts?.has(key) ? this.wording.say(key, { player: this.wording.player(Number(problem.arguments?.seat ?? -1)) }) : this.problem(problem);
  }

  warn(text: string): void {
    this.notice = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.notice = ''), 6000);
  }
}

const KEY = Symbol('table');
export const provideTable = (table: Table) => setContext(KEY, table);
/** Undefined where there is no table, as on the start page. */
export const useTable = () => getContext<Table>(KEY);
