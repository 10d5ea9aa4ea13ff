/** How a seat is marked everywhere: a colour and letters. */
const PIGMENTS = ['blue', 'red', 'green', 'purple', 'yellow', 'brown', 'plain'];

export const sealPigment = (seat: number): string => PIGMENTS[seat % PIGMENTS.length]!;

/** "Steward 2" is S2: the letter alone would not tell it from the first. */
export const sealLetters = (name: string): string =>
  ([...name][0]?.toUpperCase() ?? '?') + (/ (\d)$/.exec(name)?.[1] ?? '');
