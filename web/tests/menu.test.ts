import { beforeAll, describe, expect, it } from 'vitest';
import type { Choice, Welcome } from '../src/contract';
import { amounts, entriesOf, menuOf, type Group } from '../src/lib/menu';
import { loadTexts } from '../src/lib/texts';
import { Wording } from '../src/lib/wording';
import { noblemen, welcome } from './recorded';

async function grouped(message: Welcome): Promise<Group[]> {
  const { table, catalogue, prompt, view, hints } = message;
  const wording = new Wording(await loadTexts('de'), table.game, catalogue, table.seats, table.your_seat ?? -1);
  return menuOf(prompt.options ?? [], view, wording, hints);
}

const option = (notation: string, args: Choice['arguments'] = {}, label = 'x'): Choice => ({ notation, label, arguments: args });

describe('a long list', () => {
  let groups: Group[];
  const message = noblemen('turn');
  beforeAll(async () => void (groups = await grouped(message)));

  it('has every option once, numbered from one', () => {
    const entries = entriesOf(groups);
    const options = entries.flatMap((entry) => entry.counted ?? [entry.option]);
    expect(options.length).toBe(message.prompt.options!.length);
    expect(new Set(options.map((one) => one.notation)).size).toBe(options.length);
    expect(entries.map((entry) => entry.key)).toEqual(entries.map((_, i) => String(i + 1)));
  });

  it('folds the trades into one entry at the end', () => {
    const items = groups.flatMap((group) => group.items);
    const folded = items.filter((item) => item.type === 'folded');
    const trades = message.prompt.options!.filter((one) => one.notation.startsWith('trade'));
    expect(folded.flatMap((item) => item.entries).length).toBe(trades.length);
    expect(items.at(-1)!.type).toBe('folded');
  });

  it('asks afterwards how many', () => {
    const counted = groups.flatMap((group) => group.items).filter((item) => item.type === 'counted');
    expect(counted.map((item) => item.title)).toContain('Kaufe 1 bis 5 Bestechungsmarker für je 2 Pfund');
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

  it('is not asked where options are something else', () => {
    const take = [option('take 0', { amount: 0 }), option('take 1', { amount: 1 })];
    expect([...amounts(take, ['take'])!.values()]).toEqual([0, 1]);
    expect(amounts(take, [])).toBeUndefined();
    expect(amounts([take[0]!, option('rob 1', { seat: 1 })], ['take', 'rob'])).toBeUndefined();
    expect(amounts([take[0]!], ['take'])).toBeUndefined();
  });
});
