/** The pieces of Brügge as a view has them, put together by what they belong to. */
import { factsOf, type Component, type Counter, type Face, type Grid, type Kind, type Token, type Track, type View, type Zone } from '../../contract';
import type { Pigment } from '../../lib/look';
import { before, part } from '../../lib/parts';

export const COLOURS = ['blue', 'brown', 'yellow', 'red', 'violet'];
const PIGMENTS: Record<string, Pigment> = { blue: 'blue', brown: 'brown', yellow: 'yellow', red: 'red', violet: 'purple' };
/** Never colour alone: wave, leaf, sun, flame and mask. */
export const SIGNS: Partial<Record<Pigment, string>> = {
  blue: 'wave',
  brown: 'leaf',
  yellow: 'sun',
  red: 'flame',
  purple: 'mask',
};
/** What threatens by a colour. */
export const THREATS: Record<string, string> = {
  blue: 'flood',
  brown: 'plague',
  yellow: 'raid',
  red: 'fire',
  violet: 'intrigue',
};
export const SIDES = ['left', 'right'] as const;

export const pigmentOf = (colour: string): Pigment => PIGMENTS[colour] ?? 'plain';
export const signOf = (colour: string): string => SIGNS[pigmentOf(colour)] ?? 'tile';
/** The colour a component is about: `seat/1/workers_blue` is about blue. */
export const colourOf = (id: string): string => id.slice(id.lastIndexOf('_') + 1);

export interface House {
  id: string;
  colour: string;
  /** Who lives there. */
  person: Face | undefined;
}

/** One arm of the canal, from the gatehouse outwards. */
export interface Arm {
  id: string;
  spaces: string[];
  built: number;
}

export interface Town {
  seat: number;
  houses: House[];
  arms: Arm[];
  workers: Counter[];
  threats: Counter[];
  majorities: Token[];
  statues: Token[];
  crest: Token | undefined;
  points: Counter | undefined;
  guilders: Counter | undefined;
  hand: Zone | undefined;
  /** Drawn, but not looked at yet. */
  drawn: Zone | undefined;
}

const isA =
  <T extends Component['type']>(type: T, seat: number, name: string) =>
  (one: Component): one is Extract<Component, { type: T }> =>
    one.type === type && one.id.startsWith(`seat/${seat}/${name}`);

export function townOf(view: View | undefined, seat: number): Town {
  const all = before(view, seat);
  const own = <T extends Component['type']>(type: T, name: string) => part(all, type, `seat/${seat}/${name}`);
  return {
    seat,
    houses: housesOf(own('grid', 'town')),
    arms: SIDES.flatMap((side) => armOf(own('track', `canal_${side}`))),
    workers: all.filter(isA('counter', seat, 'workers_')),
    threats: all.filter(isA('counter', seat, 'threats_')),
    majorities: all.filter(isA('token', seat, 'majority_')),
    statues: all.filter(isA('token', seat, 'statue_')),
    crest: own('token', 'crest'),
    points: own('counter', 'points'),
    guilders: own('counter', 'guilders'),
    hand: own('zone', 'hand'),
    drawn: own('zone', 'drawn'),
  };
}

export function housesOf(grid: Grid | undefined): House[] {
  return (grid?.cells ?? []).flatMap(({ faces = [] }) => {
    const [house, person] = faces;
    return house ? [{ id: house.id ?? '', colour: colourOf(house.kind), person }] : [];
  });
}

function armOf(track: Track | undefined): Arm[] {
  return track ? [{ id: track.id, spaces: track.spaces, built: track.markers?.length ?? 0 }] : [];
}

/** The colours of the backs of a zone, one by one: of cards whose faces one does not know. */
export function backsOf(zone: Zone | undefined): string[] {
  return COLOURS.flatMap((colour) => Array.from({ length: zone?.backs?.[colour] ?? 0 }, () => colour));
}

/** The colours of all cards of a zone from behind, known or not. */
export function coloursOf(zone: Zone | undefined, kinds: Map<string, Kind> | undefined): string[] {
  const known = (zone?.faces ?? []).flatMap(({ kind: id, count = 1 }) => {
    const kind = kinds?.get(id);
    return Array.from({ length: count }, () => (kind ? String(factsOf(kind).colour) : ''));
  });
  return [...known, ...backsOf(zone)];
}
