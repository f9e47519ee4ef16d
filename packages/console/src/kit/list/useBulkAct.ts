import { useFormat, useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { type BulkAct, bulkAct } from './bulk-act.ts';
import type { AllMatching, RowAction } from './columns.ts';

/** What a button for several rows does and says, whatever it looks like. */
export function useBulkAct<Item>(
  action: RowAction<Item>,
  items: readonly Item[],
  labelOf: (item: Item) => string,
  matching?: AllMatching,
): BulkAct {
  const t = useText(kitWords);
  const { list } = useFormat();
  return bulkAct(action, items, labelOf, { t, list }, matching);
}
