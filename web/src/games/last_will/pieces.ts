/** The pieces of Last Will as a view has them, put together by what they belong to. */
import type { Counter, Face, GameEvent, Kind, Token, Track, View, Zone } from '../../contract';
import type { Pigment } from '../../lib/look';
import { before, part } from '../../lib/parts';

/** Decks as they lie side by side, what they are drawn with, and the backs of their cards. */
export const DECKS = ['events', 'helpers', 'properties', 'companions', 'specials'];
export const ESTATES = ['farm', 'villa', 'summer', 'manor'];

const PIGMENTS: Record<string, Pigment> = {
  event: 'red',
  helper: 'blue',
  expense: 'blue',
  estate: 'green',
  property: 'green',
  companion: 'brown',
  special: 'yellow',
  wild: 'purple',
};
/** Never colour alone: what a deck is about. */
export const SIGNS: Partial<Record<Pigment, string>> = {
  red: 'champagne',
  blue: 'bow-tie',
  green: 'house',
  brown: 'paw',
  yellow: 'crown',
  purple: 'joker',
  plain: 'testament',
};
const COMPANIONS: Record<string, [icon: string, pigment: Pigment]> = {
  guest: ['top-hat', 'red'],
  dog: ['sitting-dog', 'brown'],
  chef: ['chef-hat', 'plain'],
  horse: ['horse-head', 'yellow'],
};

export const pigmentOf = (sort: string): Pigment => PIGMENTS[sort] ?? 'plain';
/** The pigment of a back: `special_2_back` is one of the special cards. */
export const backPigment = (back: string): Pigment => pigmentOf(back.split('_')[0] ?? '');
export const companionIcon = (companion: string): string => COMPANIONS[companion]?.[0] ?? 'person';
export const companionPigment = (companion: string): Pigment => COMPANIONS[companion]?.[1] ?? 'plain';

// ------------------------------------------------------------------------- cards
/** What a card spends by the actions it takes, the companions there is room for, its value scale. */
export interface Signs {
  uses: [actions: number, pounds: number][];
  company: [companion: string, pounds: number][];
  values: number[];
  /** It helps in other ways, which its text says. */
  helps: boolean;
}

export function signsOf(kind: Kind): Signs {
  return { uses: [], company: [], values: [], helps: false, ...(kind.signs as Partial<Signs> | undefined) };
}

/** A card on a slot of somebody's board. */
export interface Laid {
  face: Face;
  /** Values from the highest, and where the marker stands; none if it is no property. */
  values: string[];
  step: number;
  /** How many of its symbols are filled, from the top. */
  company: number;
}

export interface Household {
  seat: number;
  cards: Laid[];
  /** Slots without a card, and how many slots there are by extensions. */
  free: number;
  extensions: number;
  money: Counter | undefined;
  actions: Counter | undefined;
  boys: Counter | undefined;
  start: Token | undefined;
  ruin: Token | undefined;
  hand: Zone | undefined;
  /** What is to be kept of the first six cards, by kind. */
  chosen: string[];
}

export function householdOf(view: View | undefined, seat: number): Household {
  const all = before(view, seat);
  const here = `seat/${seat}`;
  const counter = (name: string) => part(all, 'counter', `${here}/${name}`);
  const board = part(all, 'zone', `${here}/board`);
  const track = (name: string, face: Face): Track | undefined => part(all, 'track', `${here}/${name}/${face.id?.split('/').at(-1)}`);
  return {
    seat,
    cards: (board?.faces ?? []).map((face) => {
      const value = track('value', face);
      const company = track('company', face);
      return { face, values: value?.spaces ?? [], step: value?.markers?.[0]?.at ?? 0, company: company?.markers?.length ?? 0 };
    }),
    free: Math.max(0, (counter('slots')?.value ?? 0) - (board?.size ?? 0)),
    extensions: counter('extensions')?.value ?? 0,
    money: counter('money'),
    actions: counter('actions'),
    boys: counter('boys'),
    start: part(all, 'token', `${here}/start`),
    ruin: part(all, 'token', `${here}/ruin`),
    hand: part(all, 'zone', `${here}/hand`),
    chosen: (part(all, 'zone', `${here}/chosen`)?.faces ?? []).flatMap(({ kind, count = 1 }) => Array.from({ length: count }, () => kind)),
  };
}

/** The backs of a hand one by one: of cards whose faces one knows, by their deck. */
export function backsOf(zone: Zone | undefined, kinds: Map<string, Kind> | undefined): Pigment[] {
  const known = (zone?.faces ?? []).flatMap(({ kind, count = 1 }) => Array.from({ length: count }, () => pigmentOf(kinds?.get(kind)?.sort ?? '')));
  const hidden = Object.entries(zone?.backs ?? {}).flatMap(([back, count]) => Array.from({ length: count }, () => backPigment(back)));
  return [...known, ...hidden];
}

/** What a space of the planning board gives. */
export function packageOf(space: string): { cards: number; boys: number; actions: number } {
  const [cards = 0, boys = 0, actions = 0] = space.split('/').map(Number);
  return { cards, boys, actions };
}

// ----------------------------------------------------------------------- errands
/** Where a boy stands in this round, and which card of the offer he has taken. */
export interface Errand {
  seat: number;
  place: string;
  card?: string | undefined;
}

const GONE_TO: Record<string, string> = { extended: 'extension', at_the_opera: 'opera', rearranged: 'rearranging' };

/** The boys who are out since the round began, as the story tells it. */
export function errandsOf(events: GameEvent[]): Errand[] {
  const begun = events.findLastIndex(({ cause }) => cause === 'round');
  return events.slice(begun + 1).flatMap((event): Errand[] => {
    const { seat, cause } = event;
    if (GONE_TO[cause]) return [{ seat, place: GONE_TO[cause] }];
    if (event.type === 'told' && cause === 'hurried') return [{ seat, place: `clock/${event.arguments?.clock}` }];
    if (event.type !== 'moved') return [];
    if (cause === 'found') return [{ seat, place: event.source }];
    return cause === 'taken' ? [{ seat, place: 'offer', card: event.faces?.[0] }] : [];
  });
}
