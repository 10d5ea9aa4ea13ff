/**
 * Events as sentences, word for word those of the terminal (texts/sentences.py): both are checked by
 * tests/fixtures/sentences.json. What belongs together becomes one: four cards dealt, three names called.
 * A game may have words for each part of a sentence (`each-rolled`, `each-changed`); their list is the fact `each`.
 */
import { ownerOf, partName, type Arguments, type Changed, type GameEvent, type Moved, type Told } from '../contract';
import type { Wording } from './wording';

export interface Sentence {
  text: string;
  events: GameEvent[];
}

export function sentences(events: GameEvent[], wording: Wording, silent: string[] = []): Sentence[] {
  const told = events.filter((event) => !silent.includes(event.cause));
  return runs(thingsFirst(told), wording)
    .filter(([first]) => !isSecretLook(first!))
    .map((run) => ({ text: sentence(run, wording), events: run }));
}

const EACH_CHANGED = 'each-changed';
const way = (by: number) => (by > 0 ? 'up' : 'down');
const eachTold = (event: Told, wording: Wording) => wording.own(`each-${event.cause}`);

const alike = (a: GameEvent, b: GameEvent) => a.cause === b.cause && a.seat === b.seat;

/** Of what happens for one reason, first the things and words, then what it costs. */
function thingsFirst(events: GameEvent[]): GameEvent[] {
  return grouped(events, alike).flatMap((same) => [
    ...same.filter((event) => event.type !== 'changed'),
    ...same.filter((event) => event.type === 'changed'),
  ]);
}

/** Neighbours that belong together. */
export function grouped<T>(list: T[], together: (before: T, next: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const one of list) {
    const last = groups.at(-1);
    if (last && together(last.at(-1)!, one)) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Somebody looked at things where they lie: nothing that others could tell of. */
function isSecretLook(event: GameEvent): boolean {
  return event.type === 'moved' && event.source === event.target && !event.faces;
}

const runs = (events: GameEvent[], wording: Wording) => grouped(events, (before, event) => joins(before, event, wording));

function joins(before: GameEvent, event: GameEvent, wording: Wording): boolean {
  if (!alike(before, event)) return false;
  if (before.type === 'moved' && event.type === 'moved') {
    return before.source === event.source && before.target === event.target && !before.faces === !event.faces;
  }
  if (before.type === 'changed' && event.type === 'changed') {
    return wording.texts.has(wording.own(EACH_CHANGED)) ? way(before.by) === way(event.by) : before.counter === event.counter;
  }
  if (before.type === 'told' && event.type === 'told') {
    const listed = isList(before, wording) && isList(event, wording);
    return before.ply === event.ply && (listed || wording.texts.has(eachTold(event, wording)));
  }
  return false;
}

/** Does it only name things, so that several of them are a list? */
function isList(event: Told, wording: Wording): boolean {
  const values = Object.values(event.arguments ?? {});
  return values.length > 0 && values.every((value) => wording.kinds.has(String(value)));
}

function sentence(run: GameEvent[], wording: Wording): string {
  const first = run[0]!;
  const facts: Arguments = first.seat < 0 ? {} : { player: wording.player(first.seat) };
  if (first.type === 'moved') Object.assign(facts, moved(run as Moved[], wording));
  else if (first.type === 'changed') Object.assign(facts, changed(run as Changed[], wording));
  else Object.assign(facts, told(run as Told[], wording));
  const said = wording.texts.text(wording.own(`${first.type}-${first.cause}`), facts);
  // The place stands last in a sentence about one thing, and behind each of several.
  return run.length === 1 ? said.slice(0, -1) + where(first) + said.slice(-1) : said;
}

/** The coordinates of the object it is about, in brackets, if it has any. */
function where(event: GameEvent): string {
  const last = event.type === 'changed' ? '' : (event.at ?? '').split('/').at(-1)!;
  return /^-?\d+,-?\d+$/.test(last) ? ` (${last})` : '';
}

function moved(run: Moved[], wording: Wording): Arguments {
  const { sort, source, target, faces } = run[0]!;
  const count = run.reduce((sum, one) => sum + one.count, 0);
  const several = run.length > 1;
  const seen = run.flatMap((one) => (one.faces ?? []).map((face) => wording.thing(face) + (several ? where(one) : '')));
  const facts: Arguments = {
    things: seen.length ? wording.listed(seen) : wording.counted(sort, count),
    count,
    known: faces ? 'yes' : 'no',
    source: wording.place(source),
    target: wording.place(target),
  };
  for (const [name, place] of [['source_player', source], ['target_player', target]] as const) {
    if (ownerOf(place) >= 0) facts[name] = wording.player(ownerOf(place));
  }
  return facts;
}

function changed(run: Changed[], wording: Wording): Arguments {
  const { counter, value } = run.at(-1)!;
  const by = run.reduce((sum, one) => sum + one.by, 0);
  const facts: Arguments = { by, way: way(by), amount: Math.abs(by), value, what: partName(counter), counter: wording.place(counter) };
  if (wording.texts.has(wording.own(EACH_CHANGED))) facts.each = eachChanged(run, wording);
  return facts;
}

function eachChanged(run: Changed[], wording: Wording): string {
  const totals = new Map<string, number>();
  for (const one of run) totals.set(partName(one.counter), (totals.get(partName(one.counter)) ?? 0) + Math.abs(one.by));
  return wording.listed([...totals].map(([what, amount]) => wording.texts.text(wording.own(EACH_CHANGED), { what, amount })));
}

function told(run: Told[], wording: Wording): Arguments {
  const each = eachTold(run[0]!, wording);
  if (wording.texts.has(each)) return { each: wording.listed(run.map((one) => wording.say(each, one.arguments ?? {}))) };
  const args = run[0]!.arguments ?? {};
  if (run.length === 1) return wording.worded(args);
  const named = (name: string) => wording.listed(run.map((one) => wording.kind(String(one.arguments?.[name])) + where(one)));
  return Object.fromEntries(Object.keys(args).map((name) => [name, named(name)]));
}
