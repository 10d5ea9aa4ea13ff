/** The kinds of tile, in the order in which they are shown everywhere. */
import type { Zone } from '../../contract';

export const TILES = ['field', 'grove', 'fountain', 'meadow'];

/** How many tiles of a kind a zone shows. */
export const countOf = (zone: Zone | undefined, kind: string): number =>
  (zone?.faces ?? []).filter((face) => face.kind === kind).reduce((sum, face) => sum + (face.count ?? 1), 0);
