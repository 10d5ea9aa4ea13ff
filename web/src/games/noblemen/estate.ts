/** An estate as a map: what lies where, and where its hedges run. */
import type { Grid, View } from '../../contract';
import { before, part } from '../../lib/parts';

export interface Tile {
  x: number;
  y: number;
  kind: string;
  id: string;
  building: string;
}

/** Four tiles that belong together, told by the north-western one. */
export interface AreaMark {
  x: number;
  y: number;
  kind: string;
  id: string;
  /** The seat whose knight stands on it, or -1. */
  knight: number;
}

/** An empty place where a tile may be laid. */
export interface Free {
  x: number;
  y: number;
  id: string;
}

export interface Estate {
  tiles: Tile[];
  areas: AreaMark[];
  free: Free[];
}

export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export function readEstate(grid: Grid | undefined): Estate {
  const estate: Estate = { tiles: [], areas: [], free: [] };
  for (const { x, y, faces = [], id = '' } of grid?.cells ?? []) {
    const [ground, ...on] = faces;
    if (!ground) {
      estate.free.push({ x, y, id });
      continue;
    }
    const symbol = on.find((face) => face.id);
    const knight = on.find((face) => face.seat !== undefined);
    const building = on.find((face) => face !== symbol && face !== knight);
    estate.tiles.push({ x, y, kind: ground.kind, id: ground.id ?? '', building: building?.kind ?? '' });
    if (symbol) estate.areas.push({ x, y, kind: symbol.kind, id: symbol.id ?? '', knight: knight?.seat ?? -1 });
  }
  return estate;
}

export const estateOf = (view: View, seat: number): Estate =>
  readEstate(part(before(view, seat), 'grid', `seat/${seat}/estate`));

/** The part of the plane to draw, with room around for what may be laid next. */
export function frameOf({ tiles, free }: Estate, margin: number): Frame {
  const xs = tiles.map((tile) => tile.x);
  const ys = tiles.map((tile) => tile.y);
  const grown = [...free.map((cell) => cell.x), ...xs.map((x) => x - margin), ...xs.map((x) => x + margin)];
  const deep = [...free.map((cell) => cell.y), ...ys.map((y) => y - margin), ...ys.map((y) => y + margin)];
  const [left, top] = [Math.min(...grown), Math.min(...deep)];
  return { left, top, columns: Math.max(...grown) - left + 1, rows: Math.max(...deep) - top + 1 };
}

const key = (x: number, y: number) => `${x},${y}`;

/** Lines between cells, in cells: around the estate, and between tiles that are no area together. */
export function borders({ tiles, areas }: Estate): { outer: string; inner: string } {
  const laid = new Set(tiles.map(({ x, y }) => key(x, y)));
  const area = new Map<string, number>();
  areas.forEach(({ x, y }, number) => {
    for (const [i, j] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) area.set(key(x + i, y + j), number);
  });
  const outer: string[] = [];
  const inner: string[] = [];
  const side = (here: string, there: string, line: string, once: boolean) => {
    if (!laid.has(there)) outer.push(line);
    else if (once && (area.get(here) === undefined || area.get(here) !== area.get(there))) inner.push(line);
  };
  for (const { x, y } of tiles) {
    const here = key(x, y);
    side(here, key(x, y - 1), `M${x} ${y}h1`, false);
    side(here, key(x, y + 1), `M${x} ${y + 1}h1`, true);
    side(here, key(x - 1, y), `M${x} ${y}v1`, false);
    side(here, key(x + 1, y), `M${x + 1} ${y}v1`, true);
  }
  return { outer: outer.join(''), inner: inner.join('') };
}

/** The tiles that are new or bear something new. */
export function changes(earlier: Estate, now: Estate): Tile[] {
  const known = new Map(earlier.tiles.map((tile) => [key(tile.x, tile.y), tile.building]));
  return now.tiles.filter((tile) => known.get(key(tile.x, tile.y)) !== tile.building);
}

/** How many there are of each kind of tile, area and building, in the order in which they came. */
export function census({ tiles, areas }: Estate): Map<string, number> {
  const found = new Map<string, number>();
  const things = [...tiles.map((tile) => tile.kind), ...areas.map((area) => area.kind), ...tiles.map((tile) => tile.building)];
  for (const thing of things.filter(Boolean)) found.set(thing, (found.get(thing) ?? 0) + 1);
  return found;
}
