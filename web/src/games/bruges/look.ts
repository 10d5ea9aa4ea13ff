import { factsOf, type Kind } from '../../contract';
import type { Badge, Look } from '../../lib/look';
import Area from './Area.svelte';
import { pigmentOf, SIGNS } from './pieces';
import { emblemOf, portraitOf } from './portraits';
import Tray from './Tray.svelte';

const fact = (kind: Kind, name: string) => String(factsOf(kind)[name] ?? '');
const SYMBOLS: Record<string, string> = { lightning: 'bolt', laurel: 'laurels' };

function symbolOf(kind: Kind): Badge[] {
  const symbol = fact(kind, 'symbol');
  if (!symbol) return [];
  const [sort, colour] = symbol.split(':');
  const text = `bruges-symbol-${symbol.replace(':', '-')}`;
  if (colour) return [{ icon: sort!, pigment: pigmentOf(colour), text }];
  return [{ icon: SYMBOLS[symbol] ?? 'infinity', pigment: 'plain', text }];
}

export const bruges: Look = {
  accent: 'accent-bruges',
  art: [
    ['house', 78],
    ['gatehouse', 96],
    ['boat', 72],
    ['canal', 88],
    ['tower', 118],
    ['house', 66],
    ['church', 98],
    ['statue', 84],
    ['boat', 60],
  ],
  icon: (kind) => (kind.sort === 'person' ? portraitOf(kind.id, fact(kind, 'group')) : kind.sort),
  pigment: (kind) => pigmentOf(fact(kind, 'colour')),
  sign: (pigment) => SIGNS[pigment] ?? '',
  badges: (kind) => {
    const group = fact(kind, 'group');
    return [...symbolOf(kind), ...(group ? [{ icon: emblemOf(group), pigment: 'plain' as const, text: `bruges-group-${group}` }] : [])];
  },
  Area,
  Tray,
  sorted: [],
  asks: ['ask_colour', 'ask_take', 'ask_copy'],
  quiet: ['stay', 'enough', 'accept'],
  head: ['points', 'guilders', 'reputation', 'hand', 'crest'],
  amounts: {
    guilders: 'coins',
    points: 'star',
    hand: 'cards',
    drawn: 'cards',
    workers: 'worker',
    threats: 'threat',
    canals: 'canal',
    houses: 'house',
    persons: 'person',
    reputation: 'laurels',
  },
  actions: { workers: 'worker', guilders: 'coins', calm: 'calm', canal: 'canal', house: 'house', recruit: 'person' },
  coins: { guilders: 'bank' },
};
