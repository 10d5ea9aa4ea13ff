/** The large card that shows what a small one cannot: at hover, focus and long press; or until one taps elsewhere. */
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
  /** It was asked for by a tap, and stays. */
  pinned = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(kind: Kind, element: HTMLElement, reasons: string[], offers: Choice[], wait: number): void {
    if (this.pinned) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = { kind, at: element.getBoundingClientRect(), reasons, offers }), wait);
  }

  pin(kind: Kind, element: HTMLElement, reasons: string[]): void {
    clearTimeout(this.timer);
    this.shown = { kind, at: element.getBoundingClientRect(), reasons, offers: [] };
    this.pinned = true;
  }

  hide(): void {
    if (!this.pinned) this.putAway();
  }

  putAway(): void {
    clearTimeout(this.timer);
    this.shown = undefined;
    this.pinned = false;
  }
}

export const preview = new Preview();
