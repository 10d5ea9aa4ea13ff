/** The games that have a look of their own; any other gets a plain one. */
import { plainLook, type Look } from '../lib/look';
import { citadels } from './citadels/look';
import { noblemen } from './noblemen/look';

const LOOKS: Record<string, Look> = { citadels, noblemen };

export const lookOf = (game: string): Look => LOOKS[game] ?? plainLook;
