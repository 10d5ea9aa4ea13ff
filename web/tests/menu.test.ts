import { beforeAll, describe, expect, it } from 'vitest';
import type { Choice, Welcome } from '../src/contract';
import { amounts, entriesOf, menuOf, type Group } from '../src/lib/menu';
import { loadTexts } from '../src/lib/texts';
import { Wording } from '../src/lib/wording';
import { noblemen, welcome } from './recorded';

async function grouped(message: Welcome): Promise<Group[]> {
  const { table, catalogue, prompt, view, hints } = message;
  const wording = new Wording(await loadTexts('de'), table.game, catalogue, table.seats, table.your_seat ?? -1);
  return menuOf(prompt.options ?? [], view, wording, hints.folded ?? []);
}

const option = (notation: string, args: Choice['arguments'] = {}, label = 'x'): Choice => ({ notation, label, arguments: args });

describe('a long list', () => {
  let groups: Group[];
  const message = noblemen('turn');
  beforeAll(async () => void (groups = await grouped(message)));

  it('has every option once, numbered from one', () => {
    const entries = entriesOf(groups);
    expect(entries.length).toBe(message.prompt.options!.length);
    expect(new Set(entries.map((entry) => entry.option.notation)).size).toBe(entries.length);
    expect(entries.map((entry) => entry.key)).toEqual(entries.map((_, i) => String(i + 1)));
  });

  it('folds the trades into one entry at the end', () => {
    const items = groups.flatMap((group) => group.items);
    const folded = items.filter((item) => item.type === 'folded');
    const trades = message.prompt.options!.filter((one) => one.notation.startsWith('trade'));
    expect(folded.flatMap((item) => item.entries).length).toBe(trades.length);
    expect(items.length).toBeLessThan(message.prompt.options!.length - trades.length + folded.length + 1);
    expect(items.at(-1)!.type).toBe('folded');
  });

  it('tells in a row what begins alike', () => {
    const rows = groups.flatMap((group) => group.items).filter((item) => item.type === 'row');
    expect(rows.map((row) => row.title)).toContain('Kaufe Bestechungsmarker');
  });

  it('names where moves begin, and keeps what touches nothing for later', async () => {
    const titles = groups.map((group) => group.title);
    const folded = groups.filter((group) => group.items.every((item) => item.type === 'folded')).length;
    expect(titles.indexOf('')).toBe(titles.length - folded - 1);
    expect((await grouped(welcome('turn'))).every((group) => group.title)).toBe(true);
  });
});

describe('how many', () => {
  it('is answered by the number itself', async () => {
    const groups = await grouped(noblemen('choose_tiles'));
    const keys = entriesOf(groups).map(({ key, option: { arguments: args } }) => [key, String(args?.amount)]);
    for (const [key, amount] of keys) expect(key).toBe(amount);
  });

  it('is not asked where options differ in something else', () => {
    expect(amounts([option('take 0', { amount: 0 }), option('take 1', { amount: 1 })])).toEqual([0, 1]);
    expect(amounts([option('rob 1', { seat: 1 }), option('rob 2', { seat: 2 })])).toBeUndefined();
    expect(amounts([option('a', { n: 1, m: 1 }), option('b', { n: 2, m: 2 })])).toBeUndefined();
    expect(amounts([option('a', { n: 1 }), option('b', { n: 2 }, 'y')])).toBeUndefined();
    expect(amounts([option('a', { card: 'keep' }), option('b', { card: 'inn' })])).toBeUndefined();
    expect(amounts([option('a', { n: 1 })])).toBeUndefined();
  });
});
