/** A tile in the hand may be laid, given, donated or traded. */
import type { Choice } from '../../contract';

/** What is meant by pointing at a tile, if it can be done; everything else begins elsewhere. */
const FIRST = ['lay', 'give', 'donate'];

export function meant(options: Choice[], chosen: string[], kind: string): Choice | undefined {
  if (chosen.length) return undefined;
  const moves = FIRST.map((verb) => options.find((option) => option.notation === `${verb} ${kind}`));
  return moves.find((move) => move !== undefined);
}
