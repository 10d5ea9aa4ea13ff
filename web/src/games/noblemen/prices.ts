/** What a building costs: by the board, and to somebody with a title. */
import { factsOf, type Track, type View } from '../../contract';
import { before, part } from '../../lib/parts';
import type { Wording } from '../../lib/wording';

/** What the title of a seat takes off every price. */
export function discountOf(view: View, seat: number, wording: Wording | undefined): number {
  const title = wording?.kinds.get(part(before(view, seat), 'token', `seat/${seat}/title`)?.kind ?? '');
  return title ? Number(factsOf(title).discount ?? 0) : 0;
}

/** The cheapest that is left, if any: sold are always the cheapest. */
export function cheapest(track: Track): number | undefined {
  const spaces = (track.markers ?? []).map((marker) => Number(track.spaces[marker.at]));
  return spaces.length ? Math.min(...spaces) : undefined;
}

export const reduced = (price: number, discount: number): number => Math.max(0, price - discount);
