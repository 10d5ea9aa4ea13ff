import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../src/contract';
import { sections } from '../src/lib/markdown';
import { places, total, winnersLine } from '../src/lib/scores';
import { continued, story } from '../src/lib/story';
import { loadRules, loadTexts } from '../src/lib/texts';
import { seatNames, Wording } from '../src/lib/wording';
import { update, welcome } from './recorded';

const LANGUAGES: Language[] = ['de', 'en'];

async function wording(language: Language, message = welcome('turn')): Promise<Wording> {
  const { game, seats, your_seat } = message.table;
  return new Wording(await loadTexts(language), game, message.catalogue, seats, your_seat ?? -1);
}

/** Keys the page asks for by their full name. */
function keysInSources(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|ts)$/.test(name));
  const found = files.flatMap((name) => [...readFileSync(`src/${name}`, 'utf-8').matchAll(/'((?:page|table)-[a-z_-]+[a-z])'/g)]);
  return [...new Set(found.map((match) => match[1]!))];
}

describe.each(LANGUAGES)('texts in %s', (language) => {
  it('has every key the page names', async () => {
    const texts = await loadTexts(language);
    expect(keysInSources().length).toBeGreaterThan(40);
    expect(keysInSources().filter((key) => !texts.has(key))).toEqual([]);
  });

  it('has a text for every choice of the settings', async () => {
    const texts = await loadTexts(language);
    const keys = [
      ...['system', 'light', 'dark'].map((name) => `page-theme-${name}`),
      ...['instant', 'brisk', 'relaxed', 'step'].map((name) => `page-speed-${name}`),
      ...['open', 'running', 'over'].map((name) => `page-status-${name}`),
      ...['log', 'chat', 'rules'].map((name) => `page-tab-${name}`),
    ];
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('tells whole sentences of recorded events', async () => {
    const message = welcome('over');
    const words = await wording(language, message);
    const { events, course, news, hints } = message;
    const chapters = story({ events, course, news, silent: hints.silent ?? [] }, words);
    const lines = chapters.flatMap((chapter) => chapter.sections.flatMap((section) => section.sentences.map((one) => one.text)));
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines.filter(Boolean)) {
      expect(line).toMatch(/[.!]$/);
      expect(line).not.toMatch(/[{}_]|citadels-|undefined/);
    }
  });

  it('names every option, refusal and card', async () => {
    const message = welcome('turn');
    const words = await wording(language, message);
    const said = [
      words.prompt(message.prompt),
      ...(message.prompt.options ?? []).map((option) => words.option(option)),
      ...(message.prompt.refused ?? []).map((refused) => words.reason(refused)),
      ...message.catalogue.kinds.map((kind) => words.describe(kind)),
      ...message.view.phase.map((stage) => words.stage(stage)),
    ];
    for (const text of said) expect(text).not.toMatch(/[{}_]|citadels-/);
  });

  it('has rules in which every link leads somewhere', async () => {
    const parts = sections(await loadRules('citadels', language));
    const anchors = parts.map((part) => part.anchor);
    expect(anchors).toContain(welcome('turn').prompt.anchor);
    const inlines = parts.flatMap((part) =>
      part.blocks.flatMap((block) =>
        block.type === 'paragraph' ? block.content : block.type === 'list' ? block.items.flat() : block.rows.flat(2),
      ),
    );
    const links = inlines.filter((inline) => inline.type === 'link');
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(anchors).toContain(link.anchor);
    expect(inlines.some((inline) => /\*\*|<!--/.test(inline.text))).toBe(false);
  });
});

it('lets no fact be missing: an error here, and for players reported beside what can be said', async () => {
  const texts = await loadTexts('en');
  const say = () => texts.text('last_will-why-no_debts_with_property', { pounds: 5 });
  expect(say).toThrow('last_will-why-no_debts_with_property: Unknown variable: $money');
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.stubEnv('DEV', false);
  expect(say()).toBe('You can’t go into debt while you own property: this costs 5 pounds and you have ….');
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('addresses the viewer and nobody else', async () => {
  const words = await wording('de');
  const you = welcome('turn').table.your_seat!;
  expect(words.player(you)).toBe('Du');
  expect(words.player((you + 1) % 4)).not.toBe('Du');
});

it('calls bots by their names, and numbers those of the same name', async () => {
  const texts = await loadTexts('de');
  const bots = [0, 1].map((seat) => ({ seat, kind: 'bot' as const, bot: 'random' }));
  const named = { seat: 3, kind: 'bot' as const, bot: 'steward', name: 'Falk' };
  const names = seatNames(texts, [...bots, { seat: 2, kind: 'person', name: 'Ben' }, named]);
  expect(names).toEqual(['Gaukler 1', 'Gaukler 2', 'Ben', 'Falk']);
});

it('ranks like a scoring pad', async () => {
  expect([...places([[2, 0], [1]])]).toEqual([[2, 1], [0, 1], [1, 3]]);
  expect(total({ a: 3, b: 4 })).toBe(7);
  const words = await wording('de', welcome('over'));
  expect(winnersLine(words, [[1], [0]], [{ a: 1 }, { a: 5 }])).toContain('5 Punkten');
  expect(winnersLine(words, [[1, 2]], [{ a: 1 }, { a: 5 }, { a: 5 }])).toContain('Geteilter Sieg');
});

it('puts new events behind the old, and forgets what was taken back', () => {
  const told = (number: number) => ({ type: 'told' as const, number, ply: 0, cause: 'x', seat: 0 });
  expect(continued([told(0), told(1), told(2)], 1, [told(1)]).map((event) => event.number)).toEqual([0, 1]);
  expect(update().events[0]!.number).toBe(update().since);
});
