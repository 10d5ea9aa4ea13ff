import type { Catalogue, Zone } from '../../contract';

/** The kinds of tile, in the order in which they are shown everywhere. */
export const tileKinds = (catalogue: Catalogue | undefined): string[] =>
  (catalogue?.kinds ?? []).filter((kind) => kind.sort === 'tile').map((kind) => kind.id);

/** How many tiles of a kind a zone shows. */
export const countOf = (zone: Zone | undefined, kind: string): number =>
  (zone?.faces ?? []).filter((face) => face.kind === kind).reduce((sum, face) => sum + (face.count ?? 1), 0);
