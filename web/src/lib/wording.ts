/** Words what the server says, in one language, to one viewer who is called "you". */
import type {
  Arguments, Catalogue, Choice, GameEvent, Hint, Kind, Moved, Prompt, Refused, SeatInfo, Stage,
} from '../contract';
import { factsOf, ownerOf, partName } from '../contract';
import type { Texts } from './texts';

const SHARED_REASONS = ['unknown_notation', 'no_such_move'];

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

  /** The name of a seat, or "you". */
  player(seat: number): string {
    return seat === this.you && seat >= 0 ? this.texts.text('table-you') : this.name(seat);
  }

  /** The name of a seat, also of one's own. */
  name(seat: number): string {
    if (seat < 0) return '…';
    return this.names[seat] ?? this.texts.text('table-seat', { number: seat + 1 });
  }

  kind(id: string): string {
    const names = this.kinds.get(id)?.names;
    return names?.[this.texts.language] ?? names?.en ?? this.texts.first([`${this.game}-zone-${id}`, id]);
  }

  /** All that a card says, in a row: its name for a screen reader. */
  describe(kind: Kind): string {
    const facts = Object.entries(factsOf(kind)).map(([fact, value]) => {
      const named = `${this.game}-${fact}-${value}`;
      if (this.texts.has(named)) return this.texts.text(named);
      return `${this.texts.first([`${this.game}-fact-${fact}`, fact])} ${value}`;
    });
    const card = [this.kind(kind.id), ...facts].join(', ');
    return kind.text ? `${card}. ${this.texts.text(kind.text)}` : card;
  }

  say(key: string, args: Arguments = {}): string {
    const worded = Object.entries(args).map(([name, value]) => [name, this.worded(name, value)]);
    return this.texts.text(key, Object.fromEntries(worded));
  }

  private worded(name: string, value: number | string): number | string {
    if (name === 'seat' || name.endsWith('_seat')) return this.player(Number(value));
    return this.kinds.has(String(value)) ? this.kind(String(value)) : value;
  }

  prompt(prompt: Prompt): string {
    if (prompt.text) return this.say(prompt.text, prompt.arguments);
    const key = `${this.game}-wait-${prompt.kind}`;
    if (this.texts.has(key)) return this.say(key, { seat: prompt.seat });
    return this.texts.text('table-over');
  }

  option(option: Choice): string {
    return this.say(option.label, option.arguments);
  }

  stage(stage: Stage): string {
    return this.say(stage.key, stage.arguments);
  }

  reason(refused: Pick<Refused, 'code' | 'arguments'>): string {
    const part = SHARED_REASONS.includes(refused.code) ? 'table' : this.game;
    return this.say(`${part}-why-${refused.code}`, refused.arguments);
  }

  hint(hint: Hint): string {
    return this.texts.has(hint.reason) ? this.say(hint.reason, hint.arguments) : '';
  }

  /** What a place or component is called. */
  place(id: string): string {
    return this.texts.first([`${this.game}-zone-${partName(id)}`, id]);
  }

  event(event: GameEvent): string {
    const facts: Arguments = event.seat < 0 ? {} : { player: this.player(event.seat) };
    if (event.type === 'moved') Object.assign(facts, this.moved(event));
    else if (event.type === 'changed') {
      Object.assign(facts, { by: event.by, amount: Math.abs(event.by), value: event.value, what: partName(event.counter) });
    } else Object.assign(facts, event.arguments);
    return this.say(`${this.game}-${event.type}-${event.cause}`, facts);
  }

  private moved(event: Moved): Arguments {
    const facts: Arguments = {
      things: this.things(event),
      count: event.count,
      known: event.faces ? 'yes' : 'no',
      source: this.place(event.source),
      target: this.place(event.target),
    };
    const [source, target] = [ownerOf(event.source), ownerOf(event.target)];
    if (source >= 0) facts.source_player = this.player(source);
    if (target >= 0) facts.target_player = this.player(target);
    return facts;
  }

  private things(event: Moved): string {
    if (!event.faces?.length) return this.texts.text(`${this.game}-count-${event.sort}`, { count: event.count });
    if (event.sort === 'token') return this.place(event.faces[0]!);
    const counts = new Map<string, number>();
    for (const face of event.faces) counts.set(this.kind(face), (counts.get(this.kind(face)) ?? 0) + 1);
    return this.list(
      [...counts].map(([name, count]) => (count === 1 ? name : this.texts.text('table-times', { count, name }))),
    );
  }

  /** "A, B and C" */
  list(words: string[]): string {
    const last = words.at(-1) ?? '';
    if (words.length < 2) return last;
    return this.texts.text('table-and', { first: words.slice(0, -1).join(', '), last });
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
