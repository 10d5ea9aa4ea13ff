/** Lines of the log point at the board: what they speak of lights up. */
import type { GameEvent } from '../contract';
import { ownerOf, partName } from '../contract';
import { kindElements, objectElement, placeElement, seatElement } from './elements';

const CLASS = 'spotlit';

export function light(events: GameEvent[], you: number): void {
  dark();
  for (const element of events.flatMap((event) => elementsOf(event, you))) element.classList.add(CLASS);
}

export function dark(): void {
  for (const element of document.querySelectorAll(`.${CLASS}`)) element.classList.remove(CLASS);
}

function elementsOf(event: GameEvent, you: number): HTMLElement[] {
  const exact = event.type === 'changed' || !event.at ? undefined : objectElement(event.at);
  if (exact) return [exact];
  const found =
    event.type === 'moved'
      ? [...facesAt(event.target, event.faces, you), ...facesAt(event.source, event.faces, you)]
      : event.type === 'changed'
        ? [at(event.counter)]
        : Object.values(event.arguments ?? {}).flatMap((value) => kindElements(String(value)));
  const seen = found.filter((element) => element !== undefined);
  const actor = seatElement(event.seat);
  return seen.length || !actor ? seen : [actor];
}

const at = (place: string) => objectElement(place) ?? placeElement(place) ?? seatElement(ownerOf(place));

function facesAt(place: string, faces: string[] | null | undefined, you: number): (HTMLElement | undefined)[] {
  const own = ownerOf(place) === you && partName(place) === 'hand';
  const found = (faces ?? []).map((face) => objectElement(own ? `hand/${face}` : `${place}/${face}`));
  return found.some(Boolean) ? found : [at(place)];
}
