/** The log: events as sentences, in chapters that begin where something was told to everybody. */
import type { GameEvent, Moved } from '../contract';
import type { Wording } from './wording';

export interface Line {
  number: number;
  ply: number;
  seat: number;
  text: string;
  icon: 'moved' | 'changed' | 'told';
}

export interface Chapter {
  title: string;
  number: number;
  lines: Line[];
}

/** Events of these causes begin a chapter, if a game tells them. */
const CHAPTERS = ['round', 'decade'];

export function story(events: GameEvent[], wording: Wording): Chapter[] {
  const chapters: Chapter[] = [];
  for (const event of merged(events)) {
    if (isSecretLook(event)) continue;
    const text = wording.event(event);
    const opens = event.type === 'told' && CHAPTERS.includes(event.cause);
    if (opens || chapters.length === 0) chapters.push({ title: opens ? text : '', number: event.number, lines: [] });
    if (opens) continue;
    const { number, ply, seat, type } = event;
    chapters.at(-1)!.lines.push({ number, ply, seat, text, icon: type });
  }
  return chapters;
}

/** Things that went the same way in the same move, one after another, are told together. */
function merged(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.type === 'moved' && last?.type === 'moved' && isMore(last, event)) {
      const faces = last.faces && event.faces ? [...last.faces, ...event.faces] : last.faces;
      found[found.length - 1] = { ...last, count: last.count + event.count, ...(faces ? { faces } : {}) };
    } else found.push(event);
  }
  return found;
}

function isMore(last: Moved, next: Moved): boolean {
  const same = ['ply', 'cause', 'seat', 'source', 'target'] as const;
  return same.every((name) => last[name] === next[name]) && !last.faces === !next.faces;
}

/** Somebody looked at things where they lie: nothing that others could tell of. */
function isSecretLook(event: GameEvent): boolean {
  return event.type === 'moved' && event.source === event.target && !event.faces;
}

/** Events of an update put behind those known; after an undo the tail is replaced. */
export function continued(events: GameEvent[], since: number, more: GameEvent[]): GameEvent[] {
  return [...events.filter((event) => event.number < since), ...more];
}
