export type CardSlot = 'name' | 'state' | 'start' | 'end';

/**
 * Where the cell of a column stands in a card: at the end of the first line the column `status`, else the first whose content
 * is short, else the second column.
 */
export function cardSlot(columns: readonly { readonly key: string; readonly kind?: string }[], at: number): CardSlot {
  if (at === 0) return 'name';
  const known = columns.findIndex(({ key }) => key === 'status');
  const short = columns.findIndex(({ kind }, other) => other > 0 && kind !== undefined);
  const state = [known, short].find((place) => place > 0) ?? 1;
  if (at === state) return 'state';
  return columns.findIndex((_, other) => other > 0 && other !== state) === at ? 'start' : 'end';
}
