/** The contract's types, and the unions and small helpers the generator does not give. */
import type {
  AskHint, AskWhy, Changed, Chat, Counter, Dice, Done, Grid, Hint, Kind, Moved, PlayMove, RequestRefused,
  Say, Seats, Token, Told, Track, UndoMove, Update, Welcome, Why, Zone,
} from './contract.gen';

export type * from './contract.gen';
/** What the catalogue says of a kind, whatever the game. */
export type Facts = Record<string, number | string>;
export type ServerMessage = Welcome | Update | Chat | Seats | Done | RequestRefused | Hint | Why;
export type ClientMessage = PlayMove | UndoMove | Say | AskHint | AskWhy;
export type Component = Zone | Track | Grid | Counter | Dice | Token;
export type GameEvent = Moved | Changed | Told;
export type Arguments = Record<string, number | string>;
export type OptionValue = boolean | number | string | null;
export type Language = 'de' | 'en';

export const factsOf = (kind: Kind): Facts => (kind.facts ?? {}) as Facts;

/** The last part of an id says what it is: `seat/2/city` is a city. */
export function partName(id: string): string {
  const parts = id.split('/');
  return (parts[0] === 'seat' ? parts[2] : parts[0]) ?? id;
}

/** Whose something is; -1 for what lies in the middle. */
export function ownerOf(id: string): number {
  const parts = id.split('/');
  return parts[0] === 'seat' ? Number(parts[1]) : -1;
}
