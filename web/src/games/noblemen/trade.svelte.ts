/** Two own tiles for one of the bag: which, before it is done. */
import type { Choice } from '../../contract';

const LABEL = 'noblemen-move-trade';
export const GIVEN = 2;

export const trades = (options: Choice[]): Choice[] => options.filter((option) => option.label === LABEL);

const given = (option: Choice): string[] => [String(option.arguments?.first), String(option.arguments?.second)];

/** Does a trade give all of these, each as often? */
function gives(option: Choice, kinds: string[]): boolean {
  const left = given(option);
  return kinds.every((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The trades that are left when it is known what is wanted, and some of what is given. */
export const tradesFor = (options: Choice[], wanted: string, kinds: string[]): Choice[] =>
  trades(options).filter((option) => (!wanted || option.arguments?.wanted === wanted) && gives(option, kinds));

class Trade {
  open = $state(false);
  wanted = $state('');
  given: string[] = $state.raw([]);

  start(wanted: string, kinds: string[] = []): void {
    this.open = true;
    this.wanted = wanted || this.wanted;
    this.given = kinds;
  }

  /** Another tile to give; all that is known now makes a trade, if it is one. */
  give(options: Choice[], kind: string): Choice | undefined {
    if (!tradesFor(options, this.wanted, [...this.given, kind]).length) return undefined;
    this.given = [...this.given, kind];
    return this.done(options);
  }

  want(options: Choice[], kind: string): Choice | undefined {
    this.wanted = kind;
    return this.done(options);
  }

  takeBack(at: number): void {
    this.given = this.given.filter((_, i) => i !== at);
  }

  private done(options: Choice[]): Choice | undefined {
    if (!this.wanted || this.given.length < GIVEN) return undefined;
    const [option] = tradesFor(options, this.wanted, this.given);
    if (option) this.given = [];
    return option;
  }

  close(): void {
    this.open = false;
    this.wanted = '';
    this.given = [];
  }
}

export const trade = new Trade();
