import { factsOf, type Choice, type Kind } from '../../contract';
import type { Look, Pigment } from '../looks';
import Board from './Board.svelte';

/** Whose income comes from districts of a colour: their cards bear it too. */
const PATRONS: Record<string, Pigment> = { king: 'yellow', bishop: 'blue', merchant: 'green', warlord: 'red' };
const SIGNS: Partial<Record<Pigment, string>> = {
  yellow: 'crown',
  blue: 'cross',
  green: 'scales',
  red: 'sword',
  purple: 'star',
};
/** What shows cards or hands the decision on, and so cannot be taken back. */
const FINAL = ['pick', 'lay', 'cards', 'plans', 'smithy', 'draw', 'swap'];

const verb = (option: Choice) => option.notation.split(' ')[0] ?? '';

export const citadels: Look = {
  accent: 'accent-citadels',
  icon: (kind: Kind) => kind.id,
  pigment: (kind) => PATRONS[kind.id] ?? (factsOf(kind).colour as Pigment | undefined) ?? 'plain',
  sign: (pigment) => SIGNS[pigment] ?? '',
  isFinal: (option, options) => FINAL.includes(verb(option)) || (verb(option) === 'end' && options.length > 1),
  Board,
  sorted: ['city'],
  head: ['gold', 'hand', 'characters', 'crown', 'complete'],
  places: { city: 8 },
};
