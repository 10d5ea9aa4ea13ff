/** What a guest has at a masked ball before anything is handed in, by where it comes from. */
import type { View } from '../../contract';
import { before, part } from '../../lib/parts';

export const SOURCES = ['fountain', 'garden', 'palace', 'knight'] as const;
export type Prestige = Record<(typeof SOURCES)[number] | 'total', number>;

export function prestigeOf(view: View, seat: number): Prestige {
  const area = before(view, seat);
  const count = (source: string) => part(area, 'counter', `seat/${seat}/prestige_${source}`)?.value ?? 0;
  const [fountain, garden, palace, knight] = SOURCES.map(count) as [number, number, number, number];
  return { fountain, garden, palace, knight, total: fountain + garden + palace + knight };
}
