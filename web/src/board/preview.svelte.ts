/** The large card that shows what a small one cannot: at hover, focus and long press. */
import type { Choice, Kind } from '../contract';

interface Shown {
  kind: Kind;
  at: DOMRect;
  /** Why it cannot be chosen. */
  reasons: string[];
  /** What choosing it would bring. */
  offers: Choice[];
}

class Preview {
  shown: Shown | undefined = $state.raw();
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(kind: Kind, element: HTMLElement, reasons: string[], offers: Choice[], wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = { kind, at: element.getBoundingClientRect(), reasons, offers }), wait);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = undefined;
  }
}

export const preview = new Preview();
