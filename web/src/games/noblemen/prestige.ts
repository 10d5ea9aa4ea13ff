/** What a guest counts at a masked ball before anything is handed in: for the explanation. */
import type { View } from '../../contract';
import { before, part } from '../../lib/parts';
import { readEstate, type Estate } from './estate';

export interface Prestige {
  fountains: number;
  gardens: number;
  knights: number;
  palaces: number;
  total: number;
}

/** What a garden, a knight on one, and a palace count; a fountain counts one. */
const WORTH = 2;

export const estateOf = (view: View, seat: number): Estate =>
  readEstate(part(before(view, seat), 'grid', `seat/${seat}/estate`));

export function prestigeOf(view: View, seat: number): Prestige {
  const { tiles, areas } = estateOf(view, seat);
  const fountains = tiles.filter((tile) => tile.kind === 'fountain').length;
  const palaces = WORTH * tiles.filter((tile) => tile.building === 'palace').length;
  const gardens = WORTH * areas.filter((area) => area.kind === 'garden' && area.knight < 0).length;
  const others = view.seats.flatMap((area) => estateOf(view, area.seat).areas);
  const knights = WORTH * others.filter((area) => area.kind === 'garden' && area.knight === seat).length;
  return { fountains, gardens, knights, palaces, total: fountains + gardens + knights + palaces };
}
