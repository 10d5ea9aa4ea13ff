/** What happens is shown one thing after another, at the pace the player likes. */
import type { Update } from '../contract';
import { settings } from './settings.svelte';

/** How long a move of somebody else stands before the next one, in ms. */
const PAUSES = { instant: 0, brisk: 260, relaxed: 1100, step: 0 };

export class Pace {
  /** Step by step: somebody's move waits to be let on. */
  held = $state(false);
  /** Updates wait to be shown. */
  queueing = $state(false);

  private queue: Update[] = [];
  private pumping = false;
  private release: (() => void) | undefined;

  /** `present` shows one; nothing else is shown meanwhile. */
  constructor(private present: (next: Update) => Promise<void>) {}

  add(update: Update): void {
    this.queue.push(update);
    this.queueing = true;
    void this.pump();
  }

  /** Whatever waited is out of date. */
  clear(): void {
    this.queue = [];
    this.queueing = false;
    this.goOn();
  }

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

  /** Let a move of somebody else stand for a while; before one's own turn nothing is waited for. */
  async pause(yourTurn: boolean): Promise<void> {
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
}
