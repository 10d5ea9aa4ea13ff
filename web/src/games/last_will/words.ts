/** What the page of Last Will says in a row of words. */
import { t } from '../../lib/app.svelte';
import type { Table } from '../../lib/table.svelte';
import { signsOf, type Laid } from './pieces';

/** All there is to say of a card on a board: its name for a screen reader. */
export function saidOf(table: Table, laid: Laid): string {
  const { face, values, step, company } = laid;
  const kind = table.wording?.kinds.get(face.kind);
  const guests = kind ? signsOf(kind).company.slice(0, company) : [];
  const parts = [
    `${(face.count ?? 1) > 1 ? `${face.count} × ` : ''}${kind ? table.wording?.describe(kind) : face.kind}`,
    ...(values.length ? [t('page-last_will-value', { value: values[step] ?? '' })] : []),
    ...guests.map(([companion]) => t(`last_will-companion-${companion}`)),
    ...(face.turned ? [t('page-used')] : []),
  ];
  return parts.join(' – ');
}

/** Money, or debts if it is below nothing. */
export const moneyWords = (money: number): string =>
  money < 0 ? t('page-last_will-debts', { count: -money }) : t('page-last_will-pounds', { count: money });
