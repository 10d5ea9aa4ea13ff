/** The games that have a look of their own; any other gets a plain one. */
import { plainLook, type Look } from '../lib/look';
import { bruges } from './bruges/look';
import { citadels } from './citadels/look';
import { lastWill } from './last_will/look';
import { noblemen } from './noblemen/look';

const LOOKS: Record<string, Look> = { bruges, citadels, last_will: lastWill, noblemen };

export const lookOf = (game: string): Look => LOOKS[game] ?? plainLook;
