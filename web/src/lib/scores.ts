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

export function winnersLine(wording: Wording, ranking: number[][], scores: Record<string, number>[]): string {
  const [first, ...more] = ranking[0] ?? [];
  if (first === undefined) return '';
  const points = total(scores[first]);
  if (!more.length) return wording.texts.text('table-score-winner', { player: wording.player(first), points });
  const players = wording.list([first, ...more].map((seat) => wording.player(seat)));
  return wording.texts.text('table-score-shared', { players, points });
}
