/** The page words events and choices as the terminal does: tests/texts/test_fixture.py checks the same file. */
import { describe, expect, it } from 'vitest';
import fixture from '../../tests/fixtures/sentences.json';
import type { Arguments, GameEvent, Language, SeatInfo, Tie } from '../src/contract';
import { sentences } from '../src/lib/sentences';
import { loadTexts } from '../src/lib/texts';
import { Wording } from '../src/lib/wording';
import { bruges, BRUGES, LAST_WILL, lastWill, noblemen, welcome } from './recorded';

const LANGUAGES: Language[] = ['de', 'en'];
const GAMES = {
  bruges: bruges(BRUGES[0]!),
  citadels: welcome('turn'),
  last_will: lastWill(LAST_WILL[0]!),
  noblemen: noblemen('turn'),
};
type Name = keyof typeof GAMES;

const seats = (you: number): SeatInfo[] =>
  fixture.names.map((name, seat) => ({ seat, name, kind: 'person', you: seat === you }));

async function wording(game: string, language: Language, you: number): Promise<Wording> {
  return new Wording(await loadTexts(language), game, GAMES[game as Name].catalogue, seats(you), you);
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(fixture.cases.map((one, i) => [i, one.game, one.you, one] as const))(
    'case %i, %s, told to %i',
    async (_, game, you, { events, sentences: said }) => {
      const words = await wording(game, language, you);
      const told = sentences(events as GameEvent[], words, GAMES[game as Name].hints.silent);
      expect(told.map((one) => one.text)).toEqual(said[language]);
    },
  );

  it.each(fixture.sayings.map((one) => [one.key, one] as const))('%s', async (key, { game, arguments: facts, text }) => {
    expect((await wording(game, language, 0)).say(key, facts as unknown as Arguments)).toBe(text[language]);
  });

  it('says how ties were broken', async () => {
    for (const { game, tie, text } of fixture.ties) {
      expect((await wording(game, language, 0)).tie(tie as unknown as Tie)).toBe(text[language]);
    }
  });

  it('says what a choice brings, and why to think twice', async () => {
    for (const { game, brings, warning, text, doubt } of fixture.worths) {
      const words = await wording(game, language, 0);
      const found = words.brings({ brings: brings as unknown as Record<string, number> });
      expect(found.map((one) => one.text).join(', ')).toBe(text[language]);
      if (warning) expect(words.warning(warning)).toBe((doubt as Record<string, string>)[language]);
    }
  });
});
