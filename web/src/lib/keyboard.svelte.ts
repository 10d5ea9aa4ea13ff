/**
 * With the keyboard: digits choose, letters open the parts, Tab goes to what can be chosen, the arrows
 * to every card beside it.
 */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Was the last thing somebody used the keyboard? */
export const keys = $state({ used: false });

export function noteInput(event: Event): void {
  keys.used = event instanceof KeyboardEvent && !isTyping(event);
}

/** Somebody writes something, or means the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const field = event.target instanceof Element && event.target.closest('input:not([type=radio]), textarea, select');
  return Boolean(field) || event.ctrlKey || event.metaKey || event.altKey;
}

const visible = (element: HTMLElement) => element.getClientRects().length > 0;

/** Moves the focus from one card to the next; false if the key is none of these or no card has it. */
export function moveFocus(event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  const here = document.activeElement;
  if (!step || !(here instanceof HTMLElement) || !here.classList.contains('spot')) return false;
  const spots = [...document.querySelectorAll<HTMLElement>('.spot')].filter(visible);
  spots[spots.indexOf(here) + step]?.focus();
  return true;
}

/** Where the next decision is, for those who would otherwise begin at the top of the page. */
export function focusDecision(): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (!lost || !keys.used) return;
  const wanted = ['.menu button', '.prompt [data-sure]', '.tray .spot.lit', '.spot.lit', '.prompt [data-act]'];
  for (const selector of wanted) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(visible);
    if (found) return found.focus({ preventScroll: false });
  }
}
