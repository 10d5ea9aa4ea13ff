/** Seats in the order of play, beginning with one's own; those who look on begin with the first. */
export function fromYou(seats: number[], you: number): number[] {
  const first = Math.max(0, seats.indexOf(you));
  return [...seats.slice(first), ...seats.slice(0, first)];
}
