/**
 * Events as sentences, word for word those of the terminal (texts/sentences.py): both are checked by
 * tests/fixtures/sentences.json. What belongs together becomes one: four cards dealt, three names called.
 * A game may have words for each part of a sentence (`each-rolled`, `each-changed`); their list is the fact `each`.
 * With `whole-played` all that a card does when it is played is one sentence: its title, what `with-moved-joined` or
 * `with-told-disguised` say of others, as the fact `with`, and the sum.
 */
import { ownerOf, partName, type Arguments, type Changed, type GameEvent, type Moved, type Told } from '../contract';
import { isSpot } from './spots';
import type { Wording } from './wording';

export interface Sentence {
  text: string;
  events: GameEvent[];
}

export function sentences(events: GameEvent[], wording: Wording, silent: string[] = []): Sentence[] {
  const told = events.filter((event) => !silent.includes(event.cause) && !isSecretLook(event));
  return runs(thingsFirst(told, wording), wording).map((run) => ({ text: sentence(run, wording), events: run }));
}

const EACH_CHANGED = 'each-changed';
const way = (by: number) => (by > 0 ? 'up' : 'down');
const eachTold = (event: Told, wording: Wording) => wording.own(`each-${event.cause}`);

const alike = (a: GameEvent, b: GameEvent) => a.cause === b.cause && a.seat === b.seat;

/**
 * Of what happens for one reason, first the things and words, then what it costs. Moves that do the same sorts of things
 * are told together; else a sum that is paid only after an answer would stand behind the next thing.
 */
function thingsFirst(events: GameEvent[], wording: Wording): GameEvent[] {
  const moves = grouped(events, (a, b) => alike(a, b) && a.ply === b.ply);
  return grouped(moves, (a, b) => shape(a, wording) === shape(b, wording)).flatMap((same) => {
    const found = same.flat();
    return [...found.filter((event) => event.type !== 'changed'), ...found.filter((event) => event.type === 'changed')];
  });
}

/** Of what one move does for one reason: what has to be the same in the next one. */
function shape(move: GameEvent[], wording: Wording): string {
  const { cause, seat, ply } = move[0]!;
  const counters = new Set(move.flatMap((event) => (event.type === 'changed' ? [event.counter] : [])));
  const alone = move.some((event) => leads(event, wording)) ? ply : -1;
  return JSON.stringify([cause, seat, alone, move.some((event) => event.type !== 'changed'), [...counters].toSorted()]);
}

/** Neighbours that belong together: each to the one before it, or to all that are together so far. */
export function grouped<T>(list: T[], together: (before: T, next: T, group: T[]) => boolean): T[][] {
  const groups: T[][] = [];
  for (const one of list) {
    const last = groups.at(-1);
    if (last && together(last.at(-1)!, one, last)) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Somebody looked at things where they lie: nothing that others could tell of. */
function isSecretLook(event: GameEvent): boolean {
  return event.type === 'moved' && event.source === event.target && !event.faces;
}

const runs = (events: GameEvent[], wording: Wording) => grouped(events, (before, event, run) => joins(before, event, run, wording));

function joins(before: GameEvent, event: GameEvent, run: GameEvent[], wording: Wording): boolean {
  if (leads(run[0]!, wording)) return belongs(run, event, wording);
  if (!alike(before, event) || leads(event, wording)) return false;
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

/** Does a sentence begin with it that goes on to what belongs to it? */
const leads = (event: GameEvent, wording: Wording) => event.type !== 'changed' && wording.texts.has(wording.own(`whole-${event.cause}`));

/** Is it a part of what the first event of the run began? */
function belongs(run: GameEvent[], event: GameEvent, wording: Wording): boolean {
  const first = run[0]!;
  if (event.seat !== first.seat || leads(event, wording)) return false;
  if (event.type === 'changed') {
    return event.cause === first.cause && run.every((one) => one.type !== 'changed' || one.counter === event.counter);
  }
  return (['moved', 'told'] as const).some((form) => wording.texts.has(withKey(form, event, wording)));
}

const withKey = (form: GameEvent['type'], event: GameEvent, wording: Wording) => wording.own(`with-${form}-${event.cause}`);

/** Does it only name things, so that several of them are a list? */
function isList(event: Told, wording: Wording): boolean {
  const values = Object.values(event.arguments ?? {});
  return values.length > 0 && values.every((value) => wording.kinds.has(String(value)));
}

function sentence(run: GameEvent[], wording: Wording): string {
  const first = run[0]!;
  const facts: Arguments = first.seat < 0 ? {} : { player: wording.player(first.seat) };
  if (run.length > 1 && leads(first, wording)) {
    return wording.texts.text(wording.own(`whole-${first.cause}`), { ...facts, ...whole(run, wording) });
  }
  if (first.type === 'moved') Object.assign(facts, moved(run as Moved[], wording));
  else if (first.type === 'changed') Object.assign(facts, changed(run as Changed[], wording));
  else Object.assign(facts, told(run as Told[], wording));
  const said = wording.texts.text(wording.own(`${first.type}-${first.cause}`), facts);
  // The place stands last in a sentence about one thing, and behind each of several.
  return run.length === 1 ? said.slice(0, -1) + where(first, wording) + said.slice(-1) : said;
}

/** Where the object is that it is about, in brackets, if it has a place on a map. */
function where(event: GameEvent, wording: Wording, brief = false): string {
  const last = event.type === 'changed' ? '' : (event.at ?? '').split('/').at(-1)!;
  return isSpot(last) ? ` (${wording.spot(last, brief)})` : '';
}

/** What is played and all that comes of it. */
function whole([first, ...rest]: GameEvent[], wording: Wording): Arguments {
  const has = (event: GameEvent) => wording.texts.has(withKey(event.type, event, wording));
  const parts = rest.filter(has).map((event) => wording.texts.text(withKey(event.type, event, wording), factsOf(event, wording)));
  const by = rest.reduce((sum, event) => sum + (event.type === 'changed' ? event.by : 0), 0);
  return { ...factsOf(first!, wording), by, amount: Math.abs(by), company: parts.length ? 'yes' : 'no', with: wording.listed(parts) };
}

/** What a part of a sentence about a single event may speak of. */
function factsOf(event: GameEvent, wording: Wording): Arguments {
  if (event.type === 'moved') return moved([event], wording);
  return event.type === 'told' ? wording.worded(event.arguments ?? {}) : {};
}

function moved(run: Moved[], wording: Wording): Arguments {
  const { sort, source, target, faces } = run[0]!;
  const count = run.reduce((sum, one) => sum + one.count, 0);
  const several = run.length > 1;
  const seen = run.flatMap((one) => (one.faces ?? []).map((face) => wording.thing(face) + (several ? where(one, wording, true) : '')));
  const things = seen.length ? wording.listed(seen) : wording.counted(sort, count);
  const facts: Arguments = {
    things,
    card: things, // for texts that speak of a card
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
  const named = (name: string) => wording.listed(run.map((one) => wording.kind(String(one.arguments?.[name])) + where(one, wording, true)));
  return Object.fromEntries(Object.keys(args).map((name) => [name, named(name)]));
}
