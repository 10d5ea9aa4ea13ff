/** The tokens of the property market laid anew: how, before it is done. */
import type { Choice } from '../../contract';
import { verbOf } from '../../lib/wording';
import { ESTATES } from './pieces';

export const PLACE = 'rearranging';
export type Arrangement = Record<string, number>;

export const arrangements = (options: Choice[]): Choice[] => options.filter((option) => verbOf(option) === 'market');
export const tokensOf = (option: Choice): Arrangement => Object.fromEntries(ESTATES.map((estate) => [estate, Number(option.arguments?.[estate])]));

/** The option that lays the tokens so. */
export const layingOut = (options: Choice[], wanted: Arrangement): Choice | undefined =>
  arrangements(options).find((option) => ESTATES.every((estate) => option.arguments?.[estate] === wanted[estate]));

/** A token goes to another kind of property, whose token comes back in exchange. */
export function moved(draft: Arrangement, estate: string, token: number): Arrangement {
  const other = ESTATES.find((one) => draft[one] === token);
  return { ...draft, ...(other ? { [other]: draft[estate]! } : {}), [estate]: token };
}
