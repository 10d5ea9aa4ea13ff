/** What is said at a table. */
import type { ChatLine, Say } from '../contract';

export class Talk {
  lines: ChatLine[] = $state.raw([]);
  unread = $state(0);
  /** What one said in vain, to be said again. */
  unsaid = $state('');

  private said: { client: string; text: string } | undefined;

  constructor(
    private send: (wish: Say) => void,
    private nextName: () => string,
  ) {}

  hear(line: ChatLine): void {
    this.lines = [...this.lines, line];
    this.unread += 1;
  }

  say(text: string): void {
    this.said = { client: this.nextName(), text };
    this.send({ type: 'say', ...this.said });
  }

  /** The server did not take it. */
  refused(client: string): void {
    if (client === this.said?.client) this.unsaid = this.said.text;
  }
}
