/** Texts by key: the same Fluent files as the server's side has, taken along when the page is built. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Arguments, Language } from '../contract';

const FILES = import.meta.glob<string>(['../../../src/tafelrunde/texts/*/*.ftl', '!**/arena.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
});
const RULES = import.meta.glob<string>('../../../src/tafelrunde/texts/*/rules/*.md', {
  query: '?raw',
  import: 'default',
});

const SOFT_HYPHEN = '\u00AD';

export class Texts {
  private bundle: FluentBundle;
  /** Long words, and the same with soft hyphens. */
  private syllables: Map<string, string>;

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    const words = this.has('page-syllables') ? this.text('page-syllables').split(/\s+/) : [];
    this.syllables = new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text of a key. A gap is shown as the key itself: better than an empty button. */
  text = (key: string, args: Arguments = {}): string => {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const plain = Object.entries(args).map(([name, value]) => [
      name,
      // As on a counter, without a mark between thousands.
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(plain), []);
  };

  /** For a narrow place: long words may be broken, though only between syllables. Not every browser knows how. */
  breakable(text: string): string {
    return text.replace(/\p{L}+/gu, (word) => this.syllables.get(word) ?? word);
  }

  /** The first of the keys that exists. */
  first(keys: string[], args: Arguments = {}): string {
    return this.text(keys.find((key) => this.has(key)) ?? keys.at(-1) ?? '', args);
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
