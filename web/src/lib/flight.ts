/** Things fly where the events say: lift, fly, settle, one after another. */
import type { GameEvent, Moved } from '../contract';
import { ownerOf, partName } from '../contract';
import { objectElement, placeElement, seatElement } from './elements';

const FLIGHT = 300;
const FADE = 220;
/** More at once could not be followed, and would take too long. */
const MOST = 6;

interface Trip {
  from: DOMRect | undefined;
  picture: HTMLElement | undefined;
  event: GameEvent;
  face: string | undefined;
  /** Where backs differ: what it looks like from behind, as far as one can see. */
  back?: HTMLElement | undefined;
  /** Of coins: where they come from or go to. */
  bank?: string;
}

/** The element of a face at a place; one's own hand has short ids. */
function faceAt(at: string, face: string | undefined, you: number): HTMLElement | undefined {
  if (!face) return undefined;
  const own = ownerOf(at) === you && partName(at) === 'hand';
  return objectElement(own ? `hand/${face}` : `${at}/${face}`);
}

function spot(at: string, face: string | undefined, you: number): HTMLElement | undefined {
  return faceAt(at, face, you) ?? objectElement(at) ?? placeElement(at) ?? seatElement(ownerOf(at));
}

/** Shows an update: where things are before, the change itself, then their ways. */
export async function animate(
  events: GameEvent[],
  you: number,
  /** Numbers that are coins, and where those come from. */
  coins: Record<string, string>,
  apply: () => Promise<void>,
  reduced: boolean,
): Promise<void> {
  const trips = departures(events, you, coins);
  await apply();
  if (reduced) {
    for (const trip of trips) fade(arrival(trip, you));
    return;
  }
  for (const group of together(trips)) await Promise.all(group.map((trip) => fly(trip, you)));
}

function departures(events: GameEvent[], you: number, coins: Record<string, string>): Trip[] {
  const trips: Trip[] = [];
  for (const event of events) {
    if (trips.length >= MOST) break;
    if (event.type === 'moved' && event.source !== event.target && event.count > 0) {
      for (const face of facesOf(event)) {
        const start = spot(event.source, face, you);
        const picture = faceAt(event.source, face, you);
        trips.push({ event, face, from: start?.getBoundingClientRect(), picture, back: face ? undefined : backAt(event.source) });
      }
    } else if (event.type === 'changed' && event.by !== 0) {
      const bank = coins[partName(event.counter)];
      if (!bank) continue;
      const start = spot(event.by > 0 ? bank : event.counter, undefined, you);
      trips.push({ event, bank, face: undefined, from: start?.getBoundingClientRect(), picture: undefined });
    }
  }
  return trips.slice(0, MOST);
}

/** The uppermost back of a pile, before it goes. */
function backAt(place: string): HTMLElement | undefined {
  const [back, ...more] = placeElement(place)?.querySelectorAll<HTMLElement>('.back') ?? [];
  return more.length ? undefined : (back?.cloneNode(true) as HTMLElement | undefined);
}

const facesOf = (event: Moved): (string | undefined)[] =>
  event.faces?.length ? event.faces.slice(0, 4) : [undefined];

function arrival({ event, face, bank = '' }: Trip, you: number): HTMLElement | undefined {
  if (event.type === 'moved') return spot(event.target, face, you);
  if (event.type === 'changed') return spot(event.by > 0 ? event.counter : bank, face, you);
  return undefined;
}

/** What one seat does for one cause happens at once. */
function together(trips: Trip[]): Trip[][] {
  const groups = new Map<string, Trip[]>();
  for (const trip of trips) {
    const key = `${trip.event.seat} ${trip.event.cause}`;
    groups.set(key, [...(groups.get(key) ?? []), trip]);
  }
  return [...groups.values()];
}

function fade(element: HTMLElement | undefined): void {
  element?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: 'ease-out' });
}

/** Of something whose face nobody sees. */
function sizeOf(event: GameEvent): [number, number] {
  if (event.type !== 'moved') return [28, 28];
  return event.sort === 'tile' ? [44, 44] : [56, 78];
}

async function fly(trip: Trip, you: number): Promise<void> {
  const to = arrival(trip, you)?.getBoundingClientRect();
  const { event, face, from } = trip;
  if (!from || !to) return;
  const landed = event.type === 'moved' ? faceAt(event.target, face, you) : undefined;
  const picture = landed ?? trip.picture ?? (face ? objectElement(`hand/${face}`) : undefined);
  const base = picture?.getBoundingClientRect();
  const [width, height] = base ? [base.width, base.height] : sizeOf(event);
  const ghost = ghostOf(event, picture, trip.back);
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  if (landed) landed.style.visibility = 'hidden';
  const pose = (rect: DOMRect, lift = 1) => {
    const x = rect.left + rect.width / 2 - width / 2;
    const y = rect.top + rect.height / 2 - height / 2;
    const size = base ? Math.min(rect.width / width, rect.height / height, 1.2) : 1;
    return `translate(${x}px, ${y}px) scale(${size * lift})`;
  };
  const course = [
    { transform: pose(from), opacity: 0.4 },
    { transform: pose(from, 1.06), opacity: 1, offset: 0.15 },
    { transform: pose(to), opacity: 1 },
  ];
  const flight = ghost.animate(course, { duration: FLIGHT, easing: 'cubic-bezier(.2,.7,.2,1)' });
  await flight.finished.catch(() => undefined);
  if (landed) landed.style.visibility = '';
  ghost.remove();
}

/** What is seen flying: a copy of the thing itself, the back of a card, or a coin. */
function ghostOf(event: GameEvent, picture: HTMLElement | undefined, back: HTMLElement | undefined): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = event.type === 'moved' ? 'flying card-back' : 'flying flying-coin';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  if (event.type !== 'moved' || !(picture ?? back)) return ghost;
  ghost.className = 'flying';
  if (!picture) {
    Object.assign(back!.style, { width: '', height: '' }); // as large as what flies
    ghost.append(back!);
    return ghost;
  }
  const copy = picture.cloneNode(true) as HTMLElement;
  for (const marked of [copy, ...copy.querySelectorAll('[data-objects],[data-place],[id]')]) {
    for (const name of ['data-objects', 'data-place', 'id']) marked.removeAttribute(name);
  }
  ghost.append(copy);
  return ghost;
}
