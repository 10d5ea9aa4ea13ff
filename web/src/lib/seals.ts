/** How a seat is marked everywhere: a colour and letters. */
const PIGMENTS = ['blue', 'red', 'green', 'purple', 'yellow', 'brown', 'plain'];

export const sealPigment = (seat: number): string => PIGMENTS[seat % PIGMENTS.length]!;

/** The first letter; where others have the same, the one after it in which the names differ too. */
export function sealLetters(name: string, everybody: string[] = []): string {
  const letters = [...name.trim()];
  const [first = '?', ...rest] = letters;
  const capital = first.toUpperCase();
  const rivals = everybody.filter((other) => other !== name && [...other][0]?.toUpperCase() === capital);
  if (!rivals.length) return capital;
  const telling = rest.findIndex((letter, i) => rivals.every((other) => [...other][i + 1] !== letter));
  return capital + (rest[telling] ?? rest[0] ?? '').trim();
}
