import { factsOf, type Kind } from '../../contract';
import type { Look, Pigment } from '../../lib/look';
import Area from './Area.svelte';
import { iconOf } from './icons';
import Tray from './Tray.svelte';

/** Scandals by what they are about: money and building, love, the ball and the court, the church. */
const PIGMENTS: Record<string, Pigment> = {
  field: 'yellow',
  manor: 'yellow',
  grove: 'green',
  forest: 'green',
  fountain: 'blue',
  garden: 'blue',
  meadow: 'plain',
  inheritance: 'brown',
  tribute: 'yellow',
  dowry: 'green',
  master_stroke: 'green',
  wedding: 'red',
  liaison: 'red',
  blackmail: 'purple',
  intrigue: 'purple',
  whitehall: 'purple',
  vicar: 'blue',
};
const SIGNS: Partial<Record<Pigment, string>> = {
  yellow: 'coins',
  green: 'oak',
  blue: 'cross',
  red: 'rings',
  purple: 'mask',
  brown: 'tower',
};

export const noblemen: Look = {
  accent: 'accent-noblemen',
  art: [
    ['oak', 78],
    ['church', 80],
    ['palace', 104],
    ['fountain', 62],
    ['pagoda', 108],
    ['pine', 82],
    ['tower', 98],
    ['oak', 70],
    ['temple', 74],
  ],
  icon: (kind: Kind) => iconOf(kind.id),
  pigment: (kind) => PIGMENTS[kind.id] ?? (factsOf(kind).discount === undefined ? 'plain' : 'purple'),
  sign: (pigment) => SIGNS[pigment] ?? '',
  Area,
  Tray,
  sorted: [],
  asks: ['choose_tiles'],
  quiet: ['idle', 'decline'],
  head: ['points', 'title', 'queen', 'cards', 'knights', 'taxes', 'land'],
  amounts: {
    money: 'coins',
    points: 'star',
    bribes: 'purse',
    cards: 'cards',
    tiles: 'tile',
    prestige: 'mask',
    knights: 'helmet',
  },
  actions: {
    lay: 'oak',
    build: 'tower',
    bribe: 'purse',
    taxes: 'taxes',
    land: 'land',
    donate: 'church',
    idle: 'idle',
  },
  coins: { money: 'bank' },
};
