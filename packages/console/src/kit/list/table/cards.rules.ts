export type CardSlot = 'name' | 'state' | 'start' | 'end';

/** Where the cell of a column stands in a card: the column `status` at the end of the first line, else the second column. */
export function cardSlot(columns: readonly { readonly key: string }[], at: number): CardSlot {
  if (at === 0) return 'name';
  const known = columns.findIndex(({ key }) => key === 'status');
  const state = known > 0 ? known : 1;
  if (at === state) return 'state';
  return columns.findIndex((_, other) => other > 0 && other !== state) === at ? 'start' : 'end';
}
