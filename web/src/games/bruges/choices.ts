/** What a hand card can be played for, and how one of its actions is chosen. */
import type { Choice } from '../../contract';
import type { Table } from '../../lib/table.svelte';
import { verbOf } from '../../lib/wording';

/** The card whose actions are open. */
export const openCard = (table: Table): string | undefined => {
  const [first] = table.choosing.chosen;
  return first && hasActions(table, first) ? first : undefined;
};

const beginsWith = (object: string) => (option: { objects?: string[] }) => option.objects?.[0] === object;

/** Can more be done with a card than one thing? Then its actions are shown, and not a list. */
export function hasActions(table: Table, card: string): boolean {
  return new Set(table.options.filter(beginsWith(card)).map(verbOf)).size > 1;
}

/** The legal ways of doing something with a card. */
export const waysOf = (table: Table, card: string | undefined, verb: string): Choice[] =>
  card ? table.options.filter((option) => verbOf(option) === verb && beginsWith(card)(option)) : [];

/** Why something cannot be done with a card; each reason once. */
export function hindrances(table: Table, card: string | undefined, verb: string): string[] {
  const found = table.refused.filter((one) => verbOf(one) === verb && card !== undefined && beginsWith(card)(one));
  return [...new Set(found.map((one) => table.wording?.reason(one) ?? ''))];
}

/** Somebody points at a card: its actions open, or close, unless it is the second thing of a move. */
export function pointAt(table: Table, card: string): void {
  const [first] = table.choosing.chosen;
  const second = first !== undefined && first !== card && !hasActions(table, first);
  if (second || !hasActions(table, card)) table.choosing.point([card]);
  else {
    table.forget();
    if (first !== card) table.choosing.chosen = [card];
  }
}

/** Somebody points at an action: it is done, or it is asked where. */
export function act(table: Table, ways: Choice[], at: string): void {
  const [only, ...more] = ways;
  if (!only) return;
  if (more.length) {
    table.choosing.menu = ways;
    table.choosing.menuAt = at;
  } else if (table.choosing.unsure === only) table.wishes.play(only);
  else {
    table.choosing.unsure = undefined;
    table.choosing.choose(only);
  }
}

/** Those that name something and touch nothing: they are chosen from a panel. */
export const namedBy = (table: Table, argument: string): Choice[] =>
  table.choosing.plain.filter((option) => option.arguments?.[argument] !== undefined);

/** What is typed to choose it. */
export const keyOf = (table: Table, option: Choice): string =>
  table.choosing.entries.find((entry) => entry.option === option)?.key ?? '';

export const isUnsure = (table: Table, ways: Choice[]): boolean =>
  table.choosing.unsure !== undefined && ways.includes(table.choosing.unsure);

export const isLit = (table: Table, id: string): boolean => table.choosing.lit.has(id) || table.choosing.chosen.includes(id);
export const choose = (table: Table, option: Choice): void => table.choosing.choose(option);
