/** Components of a view by their ids. */
import type { Component, View } from '../contract';

type Type = Component['type'];
type Of<T extends Type> = Extract<Component, { type: T }>;

export function part<T extends Type>(components: Component[] | undefined, type: T, id: string): Of<T> | undefined {
  return components?.find((one): one is Of<T> => one.type === type && one.id === id);
}

/** What lies before a seat. */
export const before = (view: View | undefined, seat: number): Component[] =>
  view?.seats.find((area) => area.seat === seat)?.components ?? [];
