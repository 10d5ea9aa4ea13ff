/** The large card that shows what a small one cannot: at hover, focus and long press. */
import type { Kind } from '../contract';

interface Shown {
  kind: Kind;
  at: DOMRect;
  lines: string[];
}

class Preview {
  shown: Shown | undefined = $state.raw();
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(kind: Kind, element: HTMLElement, lines: string[], wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = { kind, at: element.getBoundingClientRect(), lines }), wait);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = undefined;
  }
}

export const preview = new Preview();
