/** The options of a decision as the terminal has them: in groups by what they touch, each with a key to type. */
import { ownerOf, type Cell, type Choice, type Component, type View } from '../contract';
import { grouped } from './sentences';
import { verbOf, type Wording } from './wording';

export interface Entry {
  /** What is typed to choose it. */
  key: string;
  option: Choice;
  /** All of them, where they differ in how many: that is asked afterwards. */
  counted?: Choice[];
}

export type Item =
  | { type: 'one'; entries: [Entry] }
  | { type: 'counted'; title: string; entries: [Entry] }
  /** Several that differ in a word or two, and how all of them begin. */
  | { type: 'row'; title: string; entries: Entry[] }
  /** So many alike that they are one entry. */
  | { type: 'folded'; title: string; entries: Entry[] };

export interface Group {
  title: string;
  items: Item[];
}

/** Moves alike of which fewer are listed one by one. */
const MANY = 4;

export interface Ways {
  /** Moves so many that they are one entry, and those that differ in how many. */
  folded?: string[];
  counted?: string[];
}

export function menuOf(options: Choice[], view: View, wording: Wording, { folded = [], counted = [] }: Ways): Group[] {
  const zones = zonesOf(view);
  const cells = cellsOf(view);
  const groups = new Map<string, Choice[]>();
  for (const option of options) {
    const zone = firstTouched(option, zones);
    groups.set(zone, [...(groups.get(zone) ?? []), option]);
  }
  const isFolded = (option: Choice) => folded.includes(verbOf(option));
  // What touches nothing, like ending the turn, is done last; what is folded is rare.
  const rank = ([zone, group]: [string, Choice[]]) => (group.every(isFolded) ? 2 : zone ? 0 : 1);
  const ordered = [...groups]
    .toSorted((a, b) => rank(a) - rank(b))
    .map(([zone, group]): [string, Choice[]] => [zone, group.toSorted((a, b) => reading(a, b, cells))]);
  // Where there is nothing to choose but how many, that is the number itself.
  const numbers = amounts(options, counted);
  let last = 0;
  return ordered.map(([zone, group]) => {
    const alike = (a: Choice, b: Choice) => !numbers && counted.includes(verbOf(a)) && verbOf(a) === verbOf(b);
    const entries = grouped(group, alike).map(([option, ...more]): Entry => {
      const key = String(numbers?.get(option!) ?? (last += 1));
      return { key, option: option!, ...(more.length ? { counted: [option!, ...more] } : {}) };
    });
    return { title: heading(zone, group, wording), items: items(entries, wording, isFolded) };
  });
}

/** The numbers that options stand for, if they differ only in how many. */
export function amounts(options: Choice[], counted: string[]): Map<Choice, number> | undefined {
  const [first, ...more] = options;
  if (!first || !more.length || !counted.includes(verbOf(first)) || more.some((one) => verbOf(one) !== verbOf(first))) return undefined;
  return new Map(options.map((option) => [option, countOf(option)]));
}

/** How many an option is about: its only number. */
export const countOf = (option: Choice): number =>
  Object.values(option.arguments ?? {}).find((value) => typeof value === 'number') ?? 0;

export const entriesOf = (groups: Group[]): Entry[] => groups.flatMap((group) => group.items.flatMap((item) => item.entries));

function items(entries: Entry[], wording: Wording, isFolded: (option: Choice) => boolean): Item[] {
  const sameVerb = (a: Entry, b: Entry) => verbOf(a.option) === verbOf(b.option);
  const sameRow = (a: Entry, b: Entry) => wording.row(a.option) === wording.row(b.option);
  return grouped(entries, sameVerb).flatMap((same): Item[] => {
    const { option } = same[0]!;
    if (isFolded(option) && same.length >= MANY) {
      return [{ type: 'folded', title: wording.folded(verbOf(option)), entries: same }];
    }
    return grouped(same, sameRow).flatMap((row): Item[] => {
      const [entry] = row;
      const all = entry!.counted;
      if (all) {
        const [fewest, most] = [all[0]!, all.at(-1)!].map(countOf) as [number, number];
        return [{ type: 'counted', title: wording.span(verbOf(option), fewest, most), entries: [entry!] }];
      }
      const title = wording.row(row[0]!.option);
      if (title && row.length > 1) return [{ type: 'row', title, entries: row }];
      return row.map((entry) => ({ type: 'one', entries: [entry] }));
    });
  });
}

const componentsOf = (view: View): Component[] => [...view.board, ...view.seats.flatMap((area) => area.components)];

/** The component that each object of a view is or lies in. */
function zonesOf(view: View): Map<string, string> {
  const zones = new Map<string, string>();
  for (const one of componentsOf(view)) {
    zones.set(one.id, one.id);
    const faces = one.type === 'zone' ? one.faces : one.type === 'grid' ? one.cells?.flatMap((cell) => cell.faces ?? []) : [];
    for (const face of faces ?? []) if (face.id) zones.set(face.id, one.id);
  }
  return zones;
}

/** All that can be pointed at in grids, and the cell where it lies. */
function cellsOf(view: View): Map<string, Cell> {
  const grids = componentsOf(view).filter((one) => one.type === 'grid');
  const cells = grids.flatMap((grid) => grid.cells ?? []);
  const ids = cells.flatMap((cell) => [cell.id, ...(cell.faces ?? []).map((face) => face.id)].map((id) => ({ id, cell })));
  return new Map(ids.flatMap(({ id, cell }) => (id ? [[id, cell]] : [])));
}

/** Places of a map are numbered as one reads; everything else stays in its order. */
function reading(a: Choice, b: Choice, cells: Map<string, Cell>): number {
  const [first, second] = [a, b].map((option) => (option.objects ?? []).map((id) => cells.get(id)).find(Boolean));
  return (first?.y ?? 0) - (second?.y ?? 0) || (first?.x ?? 0) - (second?.x ?? 0);
}

/** Where a hand goes first to make this move; empty if it touches nothing. */
function firstTouched(option: Choice, zones: Map<string, string>): string {
  let place = option.objects?.[0] ?? '';
  while (place && !zones.has(place)) place = place.slice(0, Math.max(0, place.lastIndexOf('/')));
  return zones.get(place) ?? '';
}

/** The place; of the own things the thing itself, if it is only one. */
function heading(zone: string, options: Choice[], wording: Wording): string {
  if (!zone) return '';
  const owner = ownerOf(zone);
  const touched = [...new Set(options.flatMap((option) => option.objects?.[0] ?? []))];
  const name = touched[0]?.split('/').at(-1) ?? '';
  if (touched.length === 1 && owner === wording.you && wording.kinds.has(name)) return wording.kind(name);
  const place = wording.place(zone);
  if (owner < 0 || owner === wording.you) return place;
  return wording.texts.text('page-owned', { place, player: wording.player(owner) });
}
