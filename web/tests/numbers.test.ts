/** Digits choose as at the terminal: tests/cli/table/test_numbers.py checks the same file. */
import { expect, it } from 'vitest';
import fixture from '../../tests/fixtures/numbers.json';
import type { Choice, View } from '../src/contract';
import { entriesOf, menuOf } from '../src/lib/menu';
import { loadTexts } from '../src/lib/texts';
import { Wording } from '../src/lib/wording';
import { noblemen, welcome } from './recorded';

const GAMES = { citadels: welcome('turn'), noblemen: noblemen('turn') };

it.each(fixture.map((one, i) => [i, one.game, one] as const))('decision %i, %s', async (_, game, { view, options, numbers }) => {
  const { catalogue, table, hints } = GAMES[game as keyof typeof GAMES];
  const wording = new Wording(await loadTexts('de'), game, catalogue, table.seats, 0);
  const entries = entriesOf(menuOf(options as Choice[], view as unknown as View, wording, hints));
  const found = entries.map(({ key, option, counted }) => [key, (counted ?? [option]).map((one) => one.notation)]);
  expect(Object.fromEntries(found)).toEqual(numbers);
  expect(found.length).toBe(Object.keys(numbers).length);
});
