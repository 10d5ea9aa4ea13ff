import { factsOf, type Kind } from '../../contract';
import type { Look, Pigment } from '../../lib/look';
import Board from './Board.svelte';

const SIGNS: Partial<Record<Pigment, string>> = {
  yellow: 'crown',
  blue: 'cross',
  green: 'scales',
  red: 'sword',
  purple: 'star',
};

export const citadels: Look = {
  accent: 'accent-citadels',
  art: [
    ['church', 92],
    ['manor', 58],
    ['tower', 122],
    ['market', 60],
    ['town_hall', 104],
    ['watchtower', 74],
    ['palace', 88],
    ['cathedral', 100],
    ['harbor', 70],
  ],
  icon: (kind: Kind) => kind.id,
  pigment: (kind) => (factsOf(kind).colour as Pigment | undefined) ?? 'plain',
  sign: (pigment) => SIGNS[pigment] ?? '',
  Board,
  sorted: ['city'],
  asks: [],
  quiet: [],
  head: ['gold', 'hand', 'characters', 'crown', 'complete'],
  amounts: { gold: 'coins', hand: 'cards', districts: 'star' },
  actions: {},
  coins: { gold: 'bank' },
};
