/** The log: events as sentences, in chapters and sections by the phases of the game. */
import type { GameEvent, Passage } from '../contract';
import { grouped, sentences, type Sentence } from './sentences';
import type { Wording } from './wording';

/** Part of a chapter: a phase, or the turn of somebody. */
export interface Section {
  number: number;
  title: string;
  /** Who acts in it most. */
  seat: number;
  /** It happened since one's last turn. */
  fresh: boolean;
  sentences: Sentence[];
}

/** A large part of a game, such as a round. */
export interface Chapter {
  number: number;
  title: string;
  sections: Section[];
}

interface Source {
  events: GameEvent[];
  course: Passage[];
  /** The first event since one's last turn. */
  news: number;
  silent: string[];
}

export function story({ events, course, news, silent }: Source, wording: Wording): Chapter[] {
  const chapters: Chapter[] = [];
  const place = (event: GameEvent) => course.findLastIndex((passage) => passage.number <= event.number);
  const isFresh = (event: GameEvent) => news > 0 && event.number >= news;
  const together = (a: GameEvent, b: GameEvent) => place(a) === place(b) && isFresh(a) === isFresh(b);
  for (const group of grouped(events, together)) {
    const told = sentences(group, wording, silent);
    if (!told.length) continue;
    const first = group[0]!;
    const titles = (course[place(first)]?.phase ?? []).map((stage) => wording.stage(stage));
    const title = titles[0] ?? wording.texts.text('page-before');
    if (chapters.at(-1)?.title !== title) chapters.push({ number: first.number, title, sections: [] });
    chapters.at(-1)!.sections.push({
      number: first.number,
      title: titles.length > 1 ? titles.at(-1)! : '',
      seat: mostActive(group),
      fresh: isFresh(first),
      sentences: told,
    });
  }
  return chapters;
}

function mostActive(events: GameEvent[]): number {
  const counts = new Map<number, number>();
  for (const { seat } of events) if (seat >= 0) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? -1;
}

/** Things of an update put behind those known; after an undo the tail is replaced. */
export function continued<T extends { number: number }>(known: T[], since: number, more: T[]): T[] {
  return [...known.filter((one) => one.number < since), ...more];
}

/** Who had a hand in something, besides oneself. */
export function involved(deeds: GameEvent[], all: GameEvent[], you: number): number[] {
  const same = all.filter((event) => deeds.some((deed) => deed.ply === event.ply && deed.cause === event.cause));
  return [...new Set(same.map((event) => event.seat))].filter((seat) => seat >= 0 && seat !== you);
}
