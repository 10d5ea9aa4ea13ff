/** What is being pointed at and chosen from, until it is a move. */
import type { Choice } from '../contract';
import { entriesOf, menuOf, type Entry, type Group } from './menu';
import { leads, nextObjects, plainOptions, point, refusalsAt, remaining, touchable } from './pointing';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';
import { verbOf } from './wording';

export interface Bubble {
  object: string;
  lines: string[];
}

export class Choosing {
  /** Objects pointed at so far, and the options to choose from by name. */
  chosen: string[] = $state.raw([]);
  menu: Choice[] = $state.raw([]);
  /** The object at which the menu stands. */
  menuAt = $state('');
  /** A move that waits for a second click. */
  unsure: Choice | undefined = $state.raw();
  bubble: Bubble | undefined = $state.raw();
  /** Digits on their way to being the key of an option. */
  typed = $state('');

  readonly left: Choice[] = $derived.by(() => remaining(this.table.options, this.chosen));
  readonly lit: Set<string> = $derived.by(() => nextObjects(this.table.options, this.chosen));
  readonly touchable: Set<string> = $derived.by(
    () => new Set([...touchable(this.table.options, []), ...touchable(this.table.options, this.chosen)]),
  );
  readonly plain: Choice[] = $derived.by(() => plainOptions(this.table.options));
  /** What advice would have one point at. */
  readonly hinted: Set<string> = $derived.by(() => {
    const advised = this.table.options.find((option) => option.notation === this.table.wishes.hint?.move);
    return new Set(advised?.objects ?? []);
  });
  /** What can be chosen now, as a list; of a move that has begun, what is left of it. */
  readonly groups: Group[] = $derived.by(() => {
    const { scene, wording, hints, options } = this.table;
    if (!scene || !wording) return [];
    return menuOf(this.menu.length ? this.menu : this.chosen.length ? this.left : options, scene.view, wording, hints);
  });
  readonly entries: Entry[] = $derived(entriesOf(this.groups));

  constructor(private table: Table) {}

  /** Somebody points at an object; it may go by several ids. */
  point(ids: string[]): void {
    this.bubble = undefined;
    const id = this.actionable(ids);
    if (!id) {
      this.explain(ids);
      return;
    }
    if (this.unsure) {
      // The second click on it is the answer; one elsewhere is a change of mind.
      const sure = this.unsure;
      this.unsure = undefined;
      if (this.chosen.includes(id)) {
        this.table.wishes.play(sure);
        return;
      }
      this.chosen = [];
    }
    const result = point(this.table.options, this.chosen, id, this.isRare);
    this.menu = [];
    if (result.type === 'choose') {
      this.chosen = result.chosen;
      this.menu = result.menu;
      this.menuAt = id;
    } else if (result.type === 'play') this.choose(result.option, id);
  }

  /** The id among these that a click would mean. */
  actionable(ids: string[]): string | undefined {
    return ids.find((id) => this.chosen.includes(id) || this.lit.has(id)) ?? ids.find((id) => this.touchable.has(id));
  }

  /** Moves so many that they are one entry of a list. */
  isRare = (option: Choice): boolean => this.table.hints.folded?.includes(verbOf(option)) ?? false;

  /** The options that pointing at something would leave. */
  offers(ids: string[]): Choice[] {
    const id = this.actionable(ids);
    return id ? leads(this.table.options, [...this.chosen, id], this.isRare) : [];
  }

  /** Play an option, after asking where it cannot be taken back or where one should think twice. */
  choose(option: Choice, id = ''): void {
    this.menu = [];
    const final = settings.confirm && option.final && this.table.options.length > 1;
    if ((final || option.warning) && this.unsure !== option) {
      this.unsure = option;
      this.chosen = [...this.chosen, ...(id ? [id] : [])];
      return;
    }
    this.table.wishes.play(option);
  }

  /** Opens the options of some sort at a button. */
  offer(options: Choice[], at: string): void {
    this.table.forget();
    this.menu = options;
    this.menuAt = at;
  }

  /** An entry of the list: a move, or moves of which it is asked how many. */
  enter({ option, counted }: Entry): void {
    if (counted) this.offer(counted, option.objects?.[0] ?? '');
    else this.choose(option);
  }

  /** Another digit, or the end of them: the option with that key is chosen. */
  type(digit: string): void {
    const typed = this.typed + digit;
    const found = this.entries.filter(({ key }) => key.startsWith(typed));
    const exact = found.find(({ key }) => key === typed);
    this.typed = found.length ? typed : '';
    if (exact && (found.length === 1 || !digit)) {
      this.typed = '';
      this.unsure = undefined;
      this.enter(exact);
    }
  }

  /** Back to where nothing is pointed at. */
  forget(): void {
    this.chosen = [];
    this.menu = [];
    this.typed = '';
    this.unsure = undefined;
    this.bubble = undefined;
  }

  // ------------------------------------------------------------------ reasons

  reasons(ids: string[]): string[] {
    const { wording, refused } = this.table;
    if (!wording) return [];
    const found = ids.flatMap((id) => refusalsAt(refused, this.chosen, id));
    return [...new Set(found.map((one) => wording.reason(one)))];
  }

  /** Why nothing of a sort can be done now. */
  explainVerb(verb: string, at: string): void {
    const { wording, refused } = this.table;
    const lines = [...new Set(refused.filter((one) => verbOf(one) === verb).map((one) => wording?.reason(one) ?? ''))];
    this.bubble = lines.length ? { object: at, lines: lines.slice(0, 3) } : undefined;
  }

  private explain(ids: string[]): void {
    const lines = this.reasons(ids);
    if (lines.length) this.bubble = { object: ids[0]!, lines };
    else if (this.chosen.length) this.table.forget();
  }
}
