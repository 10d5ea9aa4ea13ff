import { factsOf, type Kind } from '../../contract';
import type { Badge, Look } from '../../lib/look';
import Area from './Area.svelte';
import { pigmentOf, SIGNS, signsOf } from './pieces';
import { portraitOf } from './portraits';
import Signs from './Signs.svelte';
import Tray from './Tray.svelte';

/** Played once, or laid out to stay, or going along with others. */
const BORDERS: Record<string, string> = { white: 'ticket', black: 'infinity', grey: 'handshake' };

function badgesOf(kind: Kind): Badge[] {
  const { border = '', crowns } = factsOf(kind);
  const icon = BORDERS[border];
  return [
    ...(crowns ? [{ icon: 'crown', pigment: 'yellow' as const, text: `page-last_will-crowns-${crowns}` }] : []),
    ...(icon ? [{ icon, pigment: 'plain' as const, text: `last_will-border-${border}` }] : []),
  ];
}

export const lastWill: Look = {
  accent: 'accent-last_will',
  art: [
    ['top-hat', 84],
    ['champagne', 88],
    ['carriage', 96],
    ['purse', 78],
    ['palace', 104],
    ['horse-head', 82],
    ['theatre', 92],
    ['yacht', 84],
    ['violin', 76],
  ],
  icon: (kind) => portraitOf(kind.id, kind.sort),
  pigment: (kind) => pigmentOf(kind.sort),
  sign: (pigment) => SIGNS[pigment] ?? '',
  badges: badgesOf,
  Signs,
  signed: (kind) => kind.signs !== undefined && !signsOf(kind).helps,
  worth: { icon: 'purse', sign: -1, text: 'page-last_will-wealth' },
  Area,
  Tray,
  sorted: [],
  asks: [],
  quiet: ['pass', 'enough'],
  head: ['money', 'hand', 'start', 'ruin'],
  amounts: { money: 'coins', actions: 'hand', hand: 'cards', slots: 'extension', board: 'tile' },
  actions: {},
  coins: { money: 'bank' },
};
