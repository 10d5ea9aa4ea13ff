/** Texts by key: the same Fluent files as the server's side has, taken along when the page is built. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import type { Arguments, Language } from '../contract';

const FILES = import.meta.glob<string>(['../../../src/tafelrunde/texts/*/*.ftl', '!../../../src/tafelrunde/texts/*/{arena,command,terminal}.ftl'], {
  query: '?raw',
  import: 'default',
});
const RULES = import.meta.glob<string>('../../../src/tafelrunde/texts/*/rules/*.md', {
  query: '?raw',
  import: 'default',
});

const SPELT_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

/** A name that can be the key of a variant, with its umlauts spelt out. */
const spelt = (text: string): string => text.replace(/[äöüÄÖÜß]/g, (letter) => SPELT_OUT[letter]!);

/** A number with its sign; which of several, counted from 1. */
function signed(numbers: string, which = 1): string {
  const number = Number(numbers.split(',')[which - 1]);
  return number < 0 ? `−${-number}` : `+${number}`;
}

const FUNCTIONS: Record<string, (given: FluentValue[]) => string> = {
  ASCII: ([text]) => spelt(String(text)),
  SIGNED: ([numbers, which]) => signed(String(numbers?.valueOf()), which ? Number(which.valueOf()) : 1),
};

/**
 * A text that lacks a fact: an error for those who develop or test the page. Players read the rest of the sentence, and
 * the browser reports an error of the page.
 */
function gap(problem: string, said: string): string {
  const error = new Error(problem);
  if (import.meta.env.DEV) throw error;
  reportError(error);
  return said;
}
const SOFT_HYPHEN = '\u00AD';

export class Texts {
  private bundle: FluentBundle;
  /** Long words, and the same with soft hyphens. */
  private syllables: Map<string, string>;

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    const words = this.has('page-syllables') ? this.text('page-syllables').split(/\s+/) : [];
    this.syllables = new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text of a key; where there is none, as while a game is being made, the key speaks for itself. */
  text = (key: string, args: Arguments = {}): string => {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const plain = Object.entries(args).map(([name, value]) => [
      name,
      // As on a counter, without a mark between thousands.
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ]);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, Object.fromEntries(plain), errors);
    return errors.length ? gap(`text ${key}: ${errors[0]!.message}`, said.replaceAll(/\{[^}]*\}/g, '…')) : said;
  };

  /** For a narrow place: long words may be broken, though only between syllables. Not every browser knows how. */
  breakable(text: string): string {
    return text.replace(/\p{L}+/gu, (word) => this.syllables.get(word) ?? word);
  }

  /** The text of the first key that exists; if none does, the last one as it is. */
  first(keys: string[], args: Arguments = {}): string {
    const found = keys.find((key) => this.has(key));
    return found ? this.text(found, args) : (keys.at(-1) ?? '');
  }
}

/** What is copied is as it is written. */
export function copyPlain(event: ClipboardEvent): void {
  const text = getSelection()?.toString() ?? '';
  if (!text.includes(SOFT_HYPHEN)) return;
  event.clipboardData?.setData('text/plain', text.replaceAll(SOFT_HYPHEN, ''));
  event.preventDefault();
}

export async function loadTexts(language: Language): Promise<Texts> {
  const wanted = Object.entries(FILES).filter(([path]) => path.includes(`/texts/${language}/`));
  return new Texts(language, await Promise.all(wanted.map(([, load]) => load())));
}

/** The rules of a game to read, as Markdown; empty if it has none. */
export async function loadRules(game: string, language: Language): Promise<string> {
  const found = Object.entries(RULES).find(([path]) => path.endsWith(`/${language}/rules/${game}.md`));
  return found ? found[1]() : '';
}
