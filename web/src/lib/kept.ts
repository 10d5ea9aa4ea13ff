/** Small things that this browser keeps of tables: what one has read there. */
const KEY = 'tafelrunde-read';
/** Tables that are remembered; the oldest are forgotten. */
const MOST = 50;

function load(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, number][]).filter((one) => Array.isArray(one)) : [];
  } catch {
    return []; // no storage, or something strange in it
  }
}

/** The number of the last event at a table that one has read and put away. */
export const lastRead = (table: string): number => new Map(load()).get(table) ?? -1;

export function keepRead(table: string, number: number): void {
  const others = load().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, number]].slice(-MOST)));
  } catch {
    // Then it comes back once more.
  }
}
