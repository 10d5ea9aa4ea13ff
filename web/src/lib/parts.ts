/** Components of a view by their ids. */
import { partName, type Component, type View } from '../contract';
import type { Look } from './look';

type Type = Component['type'];
type Of<T extends Type> = Extract<Component, { type: T }>;

export function part<T extends Type>(components: Component[] | undefined, type: T, id: string): Of<T> | undefined {
  return components?.find((one): one is Of<T> => one.type === type && one.id === id);
}

/** What lies before a seat. */
export const before = (view: View | undefined, seat: number): Component[] =>
  view?.seats.find((area) => area.seat === seat)?.components ?? [];

export const isHand = (one: Component): boolean => one.type === 'zone' && one.shape === 'hand';

/** Does it stand on the line with somebody's name? */
export const inHead = (look: Look, one: Component): boolean =>
  look.head.length ? look.head.includes(partName(one.id)) : one.type !== 'zone' || isHand(one);
