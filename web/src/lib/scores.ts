import type { Arguments } from '../contract';
import type { Look } from './look';
import type { Wording } from './wording';

/** The place of every seat; after two firsts comes a third. */
export function places(ranking: number[][]): Map<number, number> {
  const found = new Map<number, number>();
  for (const equals of ranking) {
    const place = found.size + 1;
    for (const seat of equals) found.set(seat, place);
  }
  return found;
}

export const total = (sheet: Record<string, number> | undefined): number =>
  Object.values(sheet ?? {}).reduce((sum, points) => sum + points, 0);

/** Points as a game tells them: what is left where less is better. */
export const told = (look: Look, points: number): number => points * (look.worth?.sign ?? 1) + 0;

export function winnersLine(wording: Wording, ranking: number[][], scores: Record<string, number>[]): string {
  const [first, ...more] = ranking[0] ?? [];
  if (first === undefined) return '';
  const points = total(scores[first]);
  const facts = { points, below: 0 - points };
  if (!more.length) return verdict(wording, 'winner', { player: wording.player(first), ...facts });
  const players = wording.list([first, ...more].map((seat) => wording.player(seat)));
  return verdict(wording, 'shared', { players, ...facts });
}

/** A game in which points are below zero may have words of its own for it. */
function verdict(wording: Wording, name: string, facts: Arguments): string {
  const own = wording.own(`verdict-${name}`);
  return wording.texts.text(wording.texts.has(own) ? own : `table-score-${name}`, facts);
}
