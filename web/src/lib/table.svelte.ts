/** One table as the page has it: what the server last said, what is being pointed at, what waits. */
import { getContext, setContext, tick } from 'svelte';
import type {
  Catalogue, ChatLine, Choice, GameEvent, Hint, Hints, Passage, PlayMove, Problem, Prompt, Refused, ServerMessage,
  TableInfo, UndoMove, Update, View, Welcome,
} from '../contract';
import { app } from './app.svelte';
import { socketAddress } from './api';
import { animate } from './flight';
import { plainLook, type Look } from './look';
import { entriesOf, menuOf, type Entry, type Group } from './menu';
import { leads, nextObjects, plainOptions, point, refusalsAt, remaining, touchable } from './pointing';
import { problemText } from './problems';
import { prefersLessMotion, settings } from './settings.svelte';
import { TableSocket, type Connection } from './socket';
import { continued } from './story';
import { verbOf, Wording } from './wording';

/** How long a move of somebody else stands before the next one, in ms. */
const PAUSES = { instant: 0, brisk: 260, relaxed: 1100, step: 0 };

export interface Bubble {
  object: string;
  lines: string[];
}

/** What is on the screen at one moment. */
interface Scene {
  seq: number;
  view: View;
  prompt: Prompt;
  canUndo: boolean;
  scores: Record<string, number>[];
  ranking: number[][];
  outlook: Record<string, number>[];
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
  chat: ChatLine[] = $state.raw([]);
  unread = $state(0);
  /** What one said in vain, to be said again. */
  unsaid = $state('');
  /** Objects pointed at so far, and the options to choose from by name. */
  chosen: string[] = $state.raw([]);
  menu: Choice[] = $state.raw([]);
  /** The object at which the menu stands. */
  menuAt = $state('');
  /** A move that waits for a second click. */
  unsure: Choice | undefined = $state.raw();
  hint: Hint | undefined = $state.raw();
  bubble: Bubble | undefined = $state.raw();
  notice = $state('');
  /** Step by step: somebody's move waits to be let on. */
  held = $state(false);
  /** Updates wait to be shown. */
  queueing = $state(false);
  /** The first event since one's own last turn. */
  news = $state(0);
  /** The news that one has read and put away. */
  read = $state(-1);
  /** Digits on their way to being the key of an option. */
  typed = $state('');

  /** The move or undo on its way, and the number it got in the log once it is done. */
  private request: { client: string; seq?: number } | undefined = $state.raw();
  private socket: TableSocket | undefined;
  private closed = false;
  private said: { client: string; text: string } | undefined;
  private hintAsked: { client: string; ply: number } | undefined;
  private queue: Update[] = [];
  private pumping = false;
  private release: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private requests = 0;
  /** The move to make when the one before is taken back. */
  private better = '';
  /** The ply of one's own last move. */
  private played = -2;
  private name = Math.random().toString(36).slice(2, 10);

  readonly you = $derived(this.info?.your_seat ?? -1);
  readonly look: Look = $derived.by(() => this.looks(this.catalogue?.game ?? ''));
  readonly wording: Wording | undefined = $derived(
    app.texts && this.catalogue && this.info
      ? new Wording(app.texts, this.catalogue.game, this.catalogue, this.info.seats, this.you)
      : undefined,
  );
  /** From the click until the screen shows what came of it, there is nothing to decide. */
  readonly busy = $derived(this.request !== undefined);
  /** Not all seats are taken, so nothing has been dealt yet. */
  readonly waiting = $derived(this.info?.status === 'open');
  readonly asked = $derived(!this.waiting && this.you >= 0 && this.scene?.prompt.seat === this.you);
  readonly deciding = $derived(this.asked && !this.busy);
  readonly options: Choice[] = $derived(this.deciding ? (this.scene?.prompt.options ?? []) : []);
  readonly refused: Refused[] = $derived(this.deciding ? (this.scene?.prompt.refused ?? []) : []);
  readonly left: Choice[] = $derived(remaining(this.options, this.chosen));
  readonly lit: Set<string> = $derived(nextObjects(this.options, this.chosen));
  readonly touchable: Set<string> = $derived(
    new Set([...touchable(this.options, []), ...touchable(this.options, this.chosen)]),
  );
  readonly plain: Choice[] = $derived(plainOptions(this.options));
  readonly hinted: Set<string> = $derived(
    new Set(this.options.find((option) => option.notation === this.hint?.move)?.objects ?? []),
  );
  readonly over = $derived(this.info?.status === 'over' && !this.queueing);
  /** The seat that has to decide, if the game has begun and is not over. */
  readonly actor = $derived(this.waiting || this.over ? -1 : (this.scene?.view.actor ?? -1));
  /** One only looks on. */
  readonly watching = $derived(this.info !== undefined && this.you < 0);
  /** What can be chosen now, as a list; of a move that has begun, what is left of it. */
  readonly groups: Group[] = $derived.by(() => {
    if (!this.scene || !this.wording) return [];
    const options = this.menu.length ? this.menu : this.chosen.length ? this.left : this.options;
    return menuOf(options, this.scene.view, this.wording, this.hints);
  });
  readonly entries: Entry[] = $derived(entriesOf(this.groups));
  /** What others did to one since one's last turn. */
  readonly deeds: GameEvent[] = $derived(this.events.filter((event) => event.to_you && event.number >= this.news));

  /** How a game looks is known to whoever opens the table. */
  constructor(private looks: (game: string) => Look = () => plainLook) {}

  open(id: string): void {
    if (this.closed) return;
    this.socket = new TableSocket(
      socketAddress(id),
      (message) => this.hear(message),
      (connection, reason = '') => {
        this.connection = connection;
        this.refusedFor = reason;
      },
    );
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    clearTimeout(this.timer);
  }

  // ------------------------------------------------------------------- hearing

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'update':
        this.queue.push(message);
        this.queueing = true;
        void this.pump();
        return;
      case 'chat':
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        return;
      case 'seats':
        this.info = message.table;
        return;
      case 'done':
        if (message.client === this.request?.client) this.request = { client: message.client, seq: message.seq };
        this.settle();
        return;
      case 'refused':
        if (message.client === this.request?.client) {
          this.request = undefined;
          this.better = '';
        }
        if (message.client === this.said?.client) this.unsaid = this.said.text;
        this.warn(this.problem(message.problem));
        return;
      case 'hint':
        // Advice that comes too late is about something else.
        if (message.client === this.hintAsked?.client && this.scene?.view.ply === this.hintAsked.ply) this.hint = message;
        return;
      case 'why':
        return;
    }
  }

  private welcome(message: Welcome): void {
    this.queue = [];
    this.queueing = false;
    this.goOn();
    this.catalogue = message.catalogue;
    this.hints = message.hints;
    this.course = message.course;
    this.events = message.table.status === 'open' ? [] : message.events;
    this.chat = message.chat;
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
    };
    this.settle();
  }

  /** The request is over when it is done and shown, whichever comes first. */
  private settle(): void {
    if (this.request?.seq === undefined || !this.scene || this.scene.seq < this.request.seq) return;
    this.request = undefined;
    const option = this.options.find((one) => one.notation === this.better);
    this.better = '';
    if (option) this.play(option);
  }

  /** One update after another, at the pace the player likes. */
  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.present(next);
    } finally {
      this.pumping = false;
      this.queueing = false;
    }
  }

  private async present(next: Update): Promise<void> {
    const own = next.view.ply === this.played + 1;
    const apply = async () => {
      this.events = continued(this.events, next.since, next.events);
      this.course = continued(this.course, next.since, next.course);
      this.show(next);
      await tick();
    };
    if (settings.speed === 'instant' || document.hidden) return apply();
    await animate(next.events, this.you, this.look.coins, apply, prefersLessMotion());
    if (!own && next.table.status !== 'over') await this.pause(next.prompt.seat === this.you);
  }

  private async pause(yourTurn: boolean): Promise<void> {
    if (yourTurn && !this.queue.length) return;
    if (settings.speed !== 'step') {
      await new Promise((done) => setTimeout(done, PAUSES[settings.speed]));
      return;
    }
    this.held = true;
    await new Promise<void>((done) => (this.release = done));
    this.held = false;
  }

  goOn(): void {
    this.release?.();
    this.release = undefined;
  }

  // ------------------------------------------------------------------- pointing

  /** Somebody points at an object; it may go by several ids. */
  point(ids: string[]): void {
    this.bubble = undefined;
    const id = this.actionable(ids);
    if (!id) {
      this.explain(ids);
      return;
    }
    if (this.unsure) {
      // The second click on it is the answer; one elsewhere is a change of mind.
      const sure = this.unsure;
      this.unsure = undefined;
      if (this.chosen.includes(id)) {
        this.play(sure);
        return;
      }
      this.chosen = [];
    }
    const result = point(this.options, this.chosen, id, this.isRare);
    this.menu = [];
    if (result.type === 'choose') {
      this.chosen = result.chosen;
      this.menu = result.menu;
      this.menuAt = id;
    } else if (result.type === 'play') this.choose(result.option, id);
  }

  /** The id among these that a click would mean. */
  actionable(ids: string[]): string | undefined {
    return ids.find((id) => this.chosen.includes(id) || this.lit.has(id)) ?? ids.find((id) => this.touchable.has(id));
  }

  /** Moves so many that they are one entry of a list. */
  isRare = (option: Choice): boolean => this.hints.folded?.includes(verbOf(option)) ?? false;

  /** The options that pointing at something would leave. */
  offers(ids: string[]): Choice[] {
    const id = this.actionable(ids);
    return id ? leads(this.options, [...this.chosen, id], this.isRare) : [];
  }

  /** What the cards say that an option is about. */
  textsOf(option: Choice): string[] {
    const wording = this.wording;
    const kinds = Object.values(option.arguments ?? {}).map((value) => wording?.kinds.get(String(value)));
    return [...new Set(kinds.flatMap((kind) => (kind && wording?.about(kind)) || []))];
  }

  /** Play an option, after asking where it cannot be taken back or where one should think twice. */
  choose(option: Choice, id = ''): void {
    this.menu = [];
    const final = settings.confirm && option.final && this.options.length > 1;
    if ((final || option.warning) && this.unsure !== option) {
      this.unsure = option;
      this.chosen = [...this.chosen, ...(id ? [id] : [])];
      return;
    }
    this.play(option);
  }

  /** Opens the options of some sort at a button. */
  offer(options: Choice[], at: string): void {
    this.forget();
    this.menu = options;
    this.menuAt = at;
  }

  /** An entry of the list: a move, or moves of which it is asked how many. */
  enter({ option, counted }: Entry): void {
    if (counted) this.offer(counted, option.objects?.[0] ?? '');
    else this.choose(option);
  }

  /** Another digit, or the end of them: the option with that key is chosen. */
  type(digit: string): void {
    const typed = this.typed + digit;
    const found = this.entries.filter(({ key }) => key.startsWith(typed));
    const exact = found.find(({ key }) => key === typed);
    this.typed = found.length ? typed : '';
    if (exact && (found.length === 1 || !digit)) {
      this.typed = '';
      this.unsure = undefined;
      this.enter(exact);
    }
  }

  play(option: Choice): void {
    if (!this.scene) return;
    this.played = this.scene.view.ply;
    this.ask({ type: 'play', client: this.nextName(), ply: this.played, move: option.notation });
  }

  undo(): void {
    if (this.scene) this.ask({ type: 'undo', client: this.nextName(), ply: this.scene.view.ply });
  }

  /** Somebody thinks better of the last move; without another one it is just taken back. */
  instead(move = ''): void {
    if (!this.scene?.canUndo || this.busy) return;
    this.undo();
    this.better = move;
  }

  private ask(wish: PlayMove | UndoMove): void {
    this.forget();
    this.request = { client: wish.client };
    this.socket?.send(wish);
  }

  askHint(): void {
    if (!this.scene) return;
    this.hintAsked = { client: this.nextName(), ply: this.scene.view.ply };
    this.socket?.send({ type: 'hint', ...this.hintAsked });
  }

  say(text: string): void {
    this.said = { client: this.nextName(), text };
    this.socket?.send({ type: 'say', ...this.said });
  }

  /** Back to where nothing is pointed at. */
  forget(): void {
    this.chosen = [];
    this.menu = [];
    this.typed = '';
    this.unsure = undefined;
    this.hint = undefined;
    this.bubble = undefined;
  }

  reasons(ids: string[]): string[] {
    const wording = this.wording;
    if (!wording) return [];
    const found = ids.flatMap((id) => refusalsAt(this.refused, this.chosen, id));
    return [...new Set(found.map((refused) => wording.reason(refused)))];
  }

  /** Why nothing of a sort can be done now. */
  explainVerb(verb: string, at: string): void {
    const wording = this.wording;
    const found = this.refused.filter((refused) => verbOf(refused) === verb);
    const lines = [...new Set(found.map((refused) => wording?.reason(refused) ?? ''))];
    this.bubble = lines.length ? { object: at, lines: lines.slice(0, 3) } : undefined;
  }

  private explain(ids: string[]): void {
    const lines = this.reasons(ids);
    if (lines.length) this.bubble = { object: ids[0]!, lines };
    else if (this.chosen.length) this.forget();
  }

  // -------------------------------------------------------------------- notices

  /** A request may be refused by the rules of the game, or by the server. */
  private problem({ code, arguments: facts }: Problem): string {
    const wording = this.wording;
    const known = wording?.texts.has(`${wording.game}-why-${code}`);
    return wording && known ? wording.reason({ code, arguments: facts ?? {} }) : problemText(code, facts);
  }

  warn(text: string): void {
    this.notice = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.notice = ''), 6000);
  }

  private nextName(): string {
    this.requests += 1;
    return `${this.name}-${this.requests}`;
  }
}

const KEY = Symbol('table');
export const provideTable = (table: Table) => setContext(KEY, table);
/** Undefined where there is no table, as on the start page. */
export const useTable = () => getContext<Table>(KEY);
