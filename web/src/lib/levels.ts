/** Bots, each thinking longer than the one before; the server names the usual one first. */
const LEVELS = ['random', 'page', 'steward', 'knight', 'count', 'duke'];
const rank = (bot: string) => (LEVELS.includes(bot) ? LEVELS.indexOf(bot) : LEVELS.length);

export const byStrength = (bots: string[]): string[] => bots.toSorted((a, b) => rank(a) - rank(b));
