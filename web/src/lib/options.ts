/** The options of a game's rules, in words. */
import type { GameInfo, OptionInfo, OptionValue } from '../contract';
import { app, t } from './app.svelte';

/** In words; a seat by the name of who sits there, if that is known. */
export function optionWord(game: string, option: OptionInfo, value: OptionValue, names: string[] = []): string {
  if (typeof value === 'boolean') return t(value ? 'table-yes' : 'table-no');
  const key = `${game}-option-${option.name}-${value ?? 'none'}`;
  if (app.texts?.has(key)) return t(key);
  // Seats are counted from one, wherever a person reads them.
  if (/crown|player/.test(option.name) && typeof value === 'number') return names[value] ?? t('table-seat', { number: value + 1 });
  return String(value);
}

/** The options that are not as usual: what they are called, and what was chosen. */
export function unusualOptions(
  game: GameInfo,
  chosen: Record<string, OptionValue>,
  names: string[],
): { title: string; value: string }[] {
  return game.options
    .filter((option) => option.name in chosen && chosen[option.name] !== option.default)
    .map((option) => ({
      title: t(`${game.name}-option-${option.name}`),
      value: optionWord(game.name, option, chosen[option.name]!, names),
    }));
}
