/**
 * Moves are played by pointing at the objects they touch. Point at an object, and the options that
 * touch it remain; one left, it is played; several, their next objects light up or a menu opens.
 */
import type { Choice, Refused } from '../contract';

export type Pointed =
  | { type: 'play'; option: Choice }
  | { type: 'choose'; chosen: string[]; menu: Choice[] }
  | { type: 'nothing' };

/** A menu of more would be a list; then the objects alone do the asking. */
const SMALL_MENU = 3;

const objects = (option: Choice | Refused): string[] => option.objects ?? [];

export function remaining(options: Choice[], chosen: string[]): Choice[] {
  return options.filter((option) => chosen.every((object) => objects(option).includes(object)));
}

/** What a hand would touch next: these objects light up. */
export function nextObjects(options: Choice[], chosen: string[]): Set<string> {
  const next = remaining(options, chosen).map((option) => firstLeft(option, chosen));
  return new Set(next.filter((object) => object !== undefined));
}

/** Whatever may be pointed at, in any order. */
export function touchable(options: Choice[], chosen: string[]): Set<string> {
  return new Set(remaining(options, chosen).flatMap(objects));
}

/** Options that touch nothing are plain buttons. */
export function plainOptions(options: Choice[]): Choice[] {
  return options.filter((option) => objects(option).length === 0);
}

/**
 * What pointing at an object leaves. Moves that are rare are begun where a hand would begin them. If
 * all moves begin here, one that needs nothing else is meant before those that go on elsewhere.
 */
export function leads(options: Choice[], path: string[], rare: (option: Choice) => boolean): Choice[] {
  const left = remaining(options, path);
  const usual = left.filter((option) => !rare(option) || objects(option)[0] === path[0]);
  const list = usual.length ? usual : left;
  const whole = list.filter((option) => objects(option).every((object) => path.includes(object)));
  const beginsHere = list.every((option) => objects(option)[0] === path[0]);
  return path.length === 1 && whole.length === 1 && beginsHere ? whole : list;
}

export function point(options: Choice[], chosen: string[], object: string, rare = (_: Choice) => false): Pointed {
  if (chosen.includes(object)) {
    // Pointing at it again takes it back, and whatever followed.
    return { type: 'choose', chosen: chosen.slice(0, chosen.indexOf(object)), menu: [] };
  }
  let path = [...chosen, object];
  let left = leads(options, path, rare);
  if (left.length === 0) {
    // Something else altogether: begin anew.
    path = [object];
    left = leads(options, path, rare);
  }
  const [only] = left;
  if (!only) return { type: 'nothing' };
  if (left.length === 1) return { type: 'play', option: only };
  return { type: 'choose', chosen: path, menu: needsMenu(left, path) ? left : [] };
}

function needsMenu(left: Choice[], chosen: string[]): boolean {
  const next = left.map((option) => firstLeft(option, chosen));
  const distinct = new Set(next).size === next.length && !next.includes(undefined);
  return !distinct || left.length <= SMALL_MENU;
}

function firstLeft(option: Choice, chosen: string[]): string | undefined {
  return objects(option).find((object) => !chosen.includes(object));
}

/**
 * Why an object cannot be pointed at now. A refusal belongs first of all to the object a hand
 * would touch first; only if none does, to any other. Equal reasons are given once.
 */
export function refusalsAt(refused: Refused[], chosen: string[], object: string): Refused[] {
  const fitting = refused.filter((one) => objects(one).includes(object));
  const after = fitting.filter((one) => chosen.length && chosen.every((c) => objects(one).includes(c)));
  const first = fitting.filter((one) => objects(one)[0] === object);
  const found = [after, first, fitting].find((list) => list.length) ?? [];
  const seen = new Map(found.map((one) => [one.code, one]));
  // A place that a dozen refused moves end at has no reason of its own.
  return seen.size <= 2 ? [...seen.values()] : [];
}

/**
 * What is meant by pointing at something else than the question that the last move led to: the move there was for
 * it before, without touching anything more; or nothing but to take the last one back, if it is what that touched.
 */
export function thoughtBetter(
  options: Choice[], last: Choice, ids: string[], rare: (option: Choice) => boolean,
): Choice | 'nothing' | undefined {
  const others = (option: Choice) => objects(option).filter((object) => !ids.includes(object));
  if (ids.some((id) => objects(last).includes(id))) return 'nothing';
  const meant = options.filter((option) => !rare(option) && others(option).length < objects(option).length);
  const whole = meant.filter((option) => others(option).every((object) => objects(last).includes(object)));
  // What begins with what is held already is meant before what begins anew.
  return whole.toSorted((a, b) => others(b).length - others(a).length)[0];
}
