/** What one asks of the server at a table: a move, to take it back, another one instead, advice. */
import type { AskHint, Choice, Hint, PlayMove, Prompt, UndoMove } from '../contract';
import { thoughtBetter } from './pointing';
import type { Table } from './table.svelte';

/** What is pointed at to take the last move back. */
export const UNDO = 'undo';

/** A move of one's own, and what else there was to choose. */
interface Decided {
  ply: number;
  prompt: Prompt;
  option: Choice;
}

export class Wishes {
  hint: Hint | undefined = $state.raw();
  /** The ply of one's own last move. */
  played = -2;

  /** The move or undo on its way, and the number it got in the log once it is done. */
  private request: { client: string; type: 'play' | 'undo'; seq?: number } | undefined = $state.raw();
  private last: Decided | undefined = $state.raw();
  private hintAsked: { client: string; ply: number } | undefined;
  /** The move to make when the one before is taken back. */
  private better = '';

  /** From the click until the screen shows what came of it, there is nothing to decide. */
  readonly busy = $derived(this.request !== undefined);

  constructor(
    private table: Table,
    private send: (wish: PlayMove | UndoMove | AskHint) => void,
    private nextName: () => string,
  ) {}

  play(option: Choice): void {
    const scene = this.table.scene;
    if (!scene) return;
    this.played = scene.view.ply;
    this.last = { ply: this.played, prompt: scene.prompt, option };
    this.ask({ type: 'play', client: this.nextName(), ply: this.played, move: option.notation });
  }

  /** Where it cannot be, the answer says why. */
  undo(): void {
    const scene = this.table.scene;
    if (scene && !this.busy) this.ask({ type: 'undo', client: this.nextName(), ply: scene.view.ply });
  }

  /**
   * Asked to go on with the last move, somebody points at something else than the question is about: then
   * they think better of that move. It is taken back, and the one they mean is made, if there is one.
   */
  rather(ids: string[]): (() => void) | undefined {
    const { scene, asked, choosing } = this.table;
    const last = this.last;
    if (!last || !scene?.canUndo || !asked || scene.view.ply !== last.ply + 1 || scene.prompt.kind === last.prompt.kind) return undefined;
    const better = thoughtBetter(last.prompt.options ?? [], last.option, ids, choosing.isRare);
    return better === undefined ? undefined : () => this.instead(better);
  }

  private instead(better: Choice | 'nothing'): void {
    if (this.busy) return;
    this.undo();
    this.better = better === 'nothing' ? '' : better.notation;
  }

  askHint(): void {
    const scene = this.table.scene;
    if (!scene) return;
    this.hintAsked = { client: this.nextName(), ply: scene.view.ply };
    this.send({ type: 'hint', ...this.hintAsked });
  }

  private ask(wish: PlayMove | UndoMove): void {
    this.table.forget();
    this.request = { client: wish.client, type: wish.type };
    this.send(wish);
  }

  // ------------------------------------------------------------------ answers

  /** Advice that comes too late is about something else. */
  advised(hint: Hint): void {
    if (hint.client === this.hintAsked?.client && this.table.scene?.view.ply === this.hintAsked.ply) this.hint = hint;
  }

  done(client: string, seq: number): void {
    if (client === this.request?.client) this.request = { ...this.request, seq };
    this.settle();
  }

  /** Says whether it was asked to take a move back. */
  refused(client: string): boolean {
    if (client !== this.request?.client) return false;
    const { type } = this.request;
    this.request = undefined;
    this.better = '';
    return type === 'undo';
  }

  /** The request is over when it is done and shown, whichever comes first. */
  settle(): void {
    const { scene } = this.table;
    if (this.request?.seq === undefined || !scene || scene.seq < this.request.seq) return;
    this.request = undefined;
    const option = this.table.options.find((one) => one.notation === this.better);
    this.better = '';
    if (option) this.play(option);
  }
}
