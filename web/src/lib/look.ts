/** How the kinds of a game look, and which components it has of its own. */
import type { Component } from 'svelte';
import { factsOf, type Kind } from '../contract';

/** The pigments of the palette; each has its own variables in the style sheet. */
export type Pigment = 'yellow' | 'blue' | 'green' | 'red' | 'purple' | 'brown' | 'plain';

/** In the order in which cards of them lie side by side. */
export const PIGMENTS: Pigment[] = ['yellow', 'blue', 'green', 'red', 'purple', 'brown', 'plain'];

export interface Badge {
  icon: string;
  pigment: Pigment;
  /** The key of its name. */
  text: string;
}

/** How points are told where they are no stars: money that is left counts below zero. */
export interface Worth {
  icon: string;
  /** -1 where less is better. */
  sign: 1 | -1;
  /** The key of their name, and of the headings of the score sheet as far as they differ. */
  text: string;
}

export interface Look {
  /** Its accents: a class on the table. */
  accent: string;
  /** Drawings in a row for the start page, and how large; the first are seen everywhere. */
  art: [string, number][];
  icon(kind: Kind): string;
  pigment(kind: Kind): Pigment;
  /** The sign that goes with a pigment: never colour alone. */
  sign(pigment: Pigment): string;
  /** Small drawings on a card that say what sort it is, each with a colour and in words. */
  badges?(kind: Kind): Badge[];
  /** What stands on a card in signs and numbers, besides its text. */
  Signs?: Component<{ kind: Kind }>;
  /** Do the signs say all of it? Then its text is shown where it is large. */
  signed?(kind: Kind): boolean;
  worth?: Worth;
  /** The middle of the table, if the game has a layout of its own. */
  Board?: Component;
  /** All that lies on the table, what is before the others too; instead of a middle and rows. */
  Area?: Component;
  /** What is one's own, if a hand and rows do not show it. */
  Tray?: Component;
  /** Zones of a seat whose faces stand in rows by pigment. */
  sorted: string[];
  /** Decisions whose choices the game shows by itself, so that they need no buttons elsewhere. */
  asks: string[];
  /** Moves without an object that nobody should be led to: plain buttons. */
  quiet: string[];
  /** Components of a seat that are shown on its head line, before all others. */
  head: string[];
  /** Drawings for what moves give and cost, by the names that options have for it. */
  amounts: Record<string, string>;
  /** What a turn can be about, by the first word of moves, each with a drawing: labelled buttons where the board is small. */
  actions: Record<string, string>;
  /** Numbers that are coins: where they come from, by the last part of their id. */
  coins: Record<string, string>;
}

const SIGNS: Record<Pigment, string> = {
  yellow: 'crown',
  blue: 'cross',
  green: 'scales',
  red: 'sword',
  purple: 'star',
  brown: 'tile',
  plain: '',
};

export const plainLook: Look = {
  accent: 'accent-plain',
  art: [],
  icon: (kind) => (kind.sort === 'character' ? 'person' : 'tile'),
  pigment: (kind) => PIGMENTS.find((pigment) => pigment === factsOf(kind).colour) ?? 'plain',
  sign: (pigment) => SIGNS[pigment],
  sorted: [],
  asks: [],
  quiet: [],
  head: [],
  amounts: {},
  actions: {},
  coins: {},
};
