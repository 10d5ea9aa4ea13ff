/** Words what the server says, in one language, to one viewer who is called "you". */
import type { Arguments, Because, Catalogue, Choice, Hint, Kind, Prompt, Refused, SeatInfo, Stage, Tie } from '../contract';
import { factsOf, partName } from '../contract';
import type { Worth } from './look';
import { isSpot, spotAt } from './spots';
import type { Texts } from './texts';

const SHARED_REASONS = ['unknown_notation', 'no_such_move', 'no_text'];

export const spaced = (slug: string): string => slug.replaceAll('_', ' ');
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The first word of a move. */
export const verbOf = (option: { notation: string }): string => option.notation.split(' ')[0]!;

export class Wording {
  readonly kinds: Map<string, Kind>;
  private names: string[];

  constructor(
    readonly texts: Texts,
    readonly game: string,
    catalogue: Catalogue,
    seats: SeatInfo[],
    readonly you: number,
  ) {
    this.kinds = new Map(catalogue.kinds.map((kind) => [kind.id, kind]));
    this.names = seatNames(texts, seats);
  }

  /** The key of a text that is the game's own. */
  own(key: string): string {
    return `${this.game}-${key}`;
  }

  // ---------------------------------------------------------------------- names

  /** The name of a seat, or "you". */
  player(seat: number): string {
    return seat === this.you && seat >= 0 ? this.texts.text('table-you') : this.name(seat);
  }

  /** The name of a seat, also of one's own. */
  name(seat: number): string {
    if (seat < 0) return '…';
    return this.names[seat] ?? this.texts.text('table-seat', { number: seat + 1 });
  }

  /** Of all seats, for letters that tell them apart. */
  get everybody(): string[] {
    return this.names;
  }

  kind(id: string): string {
    const names = this.kinds.get(id)?.names;
    return names?.[this.texts.language] || names?.en || spaced(id);
  }

  /** What a place or component is called; its text may name the number of a part of it. */
  place(id: string): string {
    const name = partName(id);
    const known = this.own(`zone-${name}`);
    const inside = id.slice(id.indexOf(name) + name.length).replaceAll('/', ' ');
    if (this.texts.has(known)) return this.texts.text(known, { number: inside.trim() });
    return capital(spaced(name + inside));
  }

  /** A place on a map: "beside the first castle, to the east"; in brief "1 space east". */
  spot(coordinates: string, brief = false): string {
    if (!this.texts.has(this.own('spot-place'))) return coordinates;
    const { steps, near, way } = spotAt(coordinates);
    const said = steps.map((step) => this.texts.text(this.own('spot-step'), { ...step })).join(', ') || this.texts.text(this.own('spot-start'));
    return brief ? said : this.texts.text(this.own('spot-place'), { near, way, steps: said });
  }

  /** A kind of the catalogue, or a marker that is called like the place where it lies. */
  thing(face: string): string {
    const named = this.kinds.has(face) || !this.texts.has(this.own(`zone-${face}`));
    return named ? this.kind(face) : this.place(face);
  }

  /** So many things nobody sees: "2 cards". */
  counted(sort: string, count: number): string {
    const key = this.own(`count-${sort}`);
    return this.texts.has(key) ? this.texts.text(key, { count }) : this.texts.text('table-times', { count, name: spaced(sort) });
  }

  private times(name: string, count: number): string {
    return count === 1 ? name : this.texts.text('table-times', { count, name });
  }

  /** a, b and 2 × c. */
  listed(names: string[]): string {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return this.list([...counts].map(([name, count]) => this.times(name, count)));
  }

  /** "A, B and C" */
  list(words: string[]): string {
    if (!words.length) return this.texts.text('table-nothing');
    const last = words.at(-1)!;
    if (words.length < 2) return last;
    return this.texts.text('table-and', { first: words.slice(0, -1).join(', '), last });
  }

  /** All that a card says, in a row: its name for a screen reader. */
  describe(kind: Kind): string {
    const facts = Object.entries(factsOf(kind)).map(([fact, value]) => {
      const named = this.fact(fact, value);
      if (named) return named;
      return `${this.texts.first([this.own(`fact-${fact}`), fact])} ${value}`;
    });
    const card = [this.kind(kind.id), ...facts].join(', ');
    const text = this.about(kind);
    return text ? `${card}. ${text}` : card;
  }

  /** How far a card is ours rather than the printed one; of each field, where they differ. */
  origin(kind: Kind): string {
    const sources = Object.entries(kind.sources ?? {});
    if (!sources.length) return this.texts.first([`table-provenance-${kind.provenance}`, kind.provenance ?? '']);
    const parts = ['printed', 'reconstructed', 'invented'].flatMap((source) => {
      const fields = sources.flatMap(([field, from]) => (from === source ? [this.texts.first([`table-field-${field}`, this.own(`fact-${field}`), field])] : []));
      return fields.length ? [this.texts.text(`table-provenance-${source}-fields`, { fields: this.listed(fields) })] : [];
    });
    return parts.join('; ');
  }

  /** A fact that has a name of its own: "red", "craft". */
  fact(fact: string, value: number | string): string {
    const key = this.own(`${fact}-${value}`.replaceAll(':', '-'));
    return this.texts.has(key) ? this.texts.text(key) : '';
  }

  /** What a card does, in a sentence; empty if there is nothing to say. */
  about(kind: Kind): string {
    return kind.texts?.[this.texts.language] ?? (kind.text ? this.texts.text(kind.text) : '');
  }

  // ---------------------------------------------------------------------- texts

  say(key: string, args: Arguments = {}): string {
    return this.texts.text(key, this.worded(args));
  }

  /** The cards that an option is about, as far as they say something. */
  cardsOf(option: Choice): Kind[] {
    const kinds = Object.values(option.arguments ?? {}).map((value) => this.kinds.get(String(value)));
    return [...new Set(kinds)].filter((kind) => kind !== undefined && this.about(kind) !== '') as Kind[];
  }

  /** What these cards say. */
  textsOf(option: Choice): string[] {
    return this.cardsOf(option).map((kind) => this.about(kind));
  }

  /** Facts for a text, with names in the place of seats, kinds and places on a map. */
  worded(args: Arguments): Arguments {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.wordedOne(name, value)]));
  }

  private wordedOne(name: string, value: number | string): number | string {
    if (name === 'seat' || name.endsWith('_seat')) return this.player(Number(value));
    if (name === 'effect') return value; // a word of the engine, even where a card has the same name
    if (isSpot(value)) return this.spot(value);
    return this.kinds.has(String(value)) ? this.kind(String(value)) : value;
  }

  // ------------------------------------------------------------------ decisions

  prompt(prompt: Prompt): string {
    if (prompt.text) return this.say(prompt.text, prompt.arguments);
    const key = this.own(`wait-${prompt.kind}`);
    if (this.texts.has(key)) return this.say(key, { seat: prompt.seat });
    return this.texts.text('table-over');
  }

  option(option: Choice): string {
    return this.say(option.label, option.arguments);
  }

  /** How several moves begin that differ in a word or two; empty if they are told singly. */
  row(option: Choice): string {
    return this.ofMove('row', option);
  }

  /** What one of them adds. */
  brief(option: Choice): string {
    return this.ofMove('brief', option);
  }

  private ofMove(group: string, option: Choice): string {
    const key = this.own(`${group}-${verbOf(option)}`);
    if (!this.texts.has(key)) return '';
    const places = Object.entries(option.arguments ?? {}).flatMap(([name, value]) => (isSpot(value) ? [[name, this.spot(value, true)]] : []));
    return this.texts.text(key, { ...this.worded(option.arguments ?? {}), ...Object.fromEntries(places) });
  }

  /** What all moves of a verb are, where they are not listed. */
  folded(verb: string): string {
    return this.texts.first([this.own(`folded-${verb}`), spaced(verb)]);
  }

  /** What a move gives and costs, each as the terminal says it: "+2 gold", "−1 card". */
  brings(option: Pick<Choice, 'brings'>): { name: string; number: number; text: string }[] {
    return Object.entries(option.brings ?? {})
      .filter(([, number]) => number !== 0)
      .map(([name, number]) => {
        const key = this.own(`amount-${name}`);
        const count = Math.abs(number);
        const amount = this.texts.has(key) ? this.texts.text(key, { count }) : `${count} ${spaced(name)}`;
        return { name, number, text: this.texts.text(number > 0 ? 'table-gives' : 'table-costs', { amount }) };
      });
  }

  /** Why somebody should think twice. */
  warning(code: string): string {
    const key = this.own(`warn-${code}`);
    return this.texts.has(key) ? this.texts.text(key) : capital(spaced(code));
  }

  /** What else to know about a move. */
  remark({ remark = '', facts = {} }: Pick<Choice, 'remark' | 'facts'>): string {
    const key = this.own(`remark-${remark}`);
    return this.texts.has(key) ? this.say(key, facts) : capital(spaced(remark));
  }

  /** Moves that differ in how many, from the fewest to the most. */
  span(verb: string, first: number, last: number): string {
    const key = this.own(`span-${verb}`);
    return this.texts.has(key) ? this.texts.text(key, { first, last }) : `${capital(spaced(verb))} ${first}–${last}`;
  }

  /** What decided between players of equal points, and what each of them had of it; less of it is counted below zero. */
  tie({ what, values }: Tie): string {
    const ordered = Object.entries(values).toSorted((a, b) => b[1] - a[1]);
    const players = this.list(ordered.map(([seat]) => this.player(Number(seat))));
    const said = ordered.map(([seat, value]) => `${this.player(Number(seat))} ${Math.abs(value)}`).join(', ');
    return this.texts.text('table-score-tie', { players, what: this.texts.text(this.own(`tie-${what}`)), values: said });
  }

  /** A number besides points that says how a game stands. */
  outlook(name: string): string {
    const key = this.own(`outlook-${name}`);
    return this.texts.has(key) ? this.texts.text(key) : capital(spaced(name));
  }

  stage(stage: Stage): string {
    return this.say(stage.key, stage.arguments);
  }

  reason(refused: Pick<Refused, 'code' | 'arguments'>): string {
    const part = SHARED_REASONS.includes(refused.code) ? 'table' : this.game;
    return this.say(`${part}-why-${refused.code}`, refused.arguments);
  }

  /** Which move a bot advises, and why. It may speak of another one, which is one of the options. */
  hint(hint: Hint, options: Choice[]): string {
    const advised = options.find((one) => one.notation === hint.move);
    if (!advised) return '';
    const bot = hint.bot && this.texts.text(`table-bot-${hint.bot}`);
    const said = bot ? [this.texts.text('table-hint', { bot, move: this.option(advised) })] : [];
    const reasons = hint.reasons.filter((one) => this.texts.has(one.text));
    return [...said, ...reasons.map((one) => this.because(one, options))].join(' ');
  }

  private because({ text, arguments: facts }: Because, options: Choice[]): string {
    const other = options.find((one) => one.notation === facts?.alternative);
    const reason = this.say(text, other ? { ...facts, alternative: this.option(other) } : facts);
    // Those of a game name the move first, which stands before them already.
    const [, ...rest] = text.startsWith('table-') ? [] : reason.split(': ');
    return rest.length ? capital(rest.join(': ')) : reason;
  }

  category(name: string): string {
    const key = this.own(`score-${name}`);
    return this.texts.has(key) ? this.texts.text(key) : capital(spaced(name));
  }

  /** The heading of a column of the score sheet, where points are told in another way too. */
  heading(name: string, worth?: Worth): string {
    const key = `${worth?.text}-${name}`;
    if (worth && this.texts.has(key)) return this.texts.text(key);
    return name === 'total' ? this.texts.text('table-score-total') : this.category(name);
  }
}

/** What everybody is called; equal ones are numbered. Bots of old tables have only the name of their kind. */
export function seatNames(texts: Texts, seats: SeatInfo[]): string[] {
  const plain = seats.map((seat) => {
    if (seat.name) return seat.name;
    return seat.bot ? texts.text(`table-bot-${seat.bot}`) : texts.text('table-seat', { number: seat.seat + 1 });
  });
  return plain.map((name, i) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    return `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}`;
  });
}
