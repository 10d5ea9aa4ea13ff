/** Places on a map that grows in all directions, told from where it began: word for word as texts/spots.py does. */
type Step = { way: string; count: number };

export interface Spot {
  /** How to get there from the first place: first west or east. */
  steps: Step[];
  /** The direction as one word, such as `northwest`; empty for the first place itself. */
  way: string;
  near: 'here' | 'beside' | 'away';
}

const COORDINATES = /^(-?\d+),(-?\d+)$/;

export const isSpot = (text: unknown): text is string => typeof text === 'string' && COORDINATES.test(text);

/** x grows to the east, y to the south. */
export function spotAt(coordinates: string): Spot {
  const [x = 0, y = 0] = coordinates.split(',').map(Number);
  const across = { way: x > 0 ? 'east' : 'west', count: Math.abs(x) };
  const along = { way: y > 0 ? 'south' : 'north', count: Math.abs(y) };
  const steps = [across, along].filter((step) => step.count > 0);
  const near = !steps.length ? 'here' : steps.every((step) => step.count === 1) ? 'beside' : 'away';
  return { steps, near, way: [along, across].filter((step) => step.count > 0).map((step) => step.way).join('') };
}
