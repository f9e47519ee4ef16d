import { useMemo } from 'react';
import { chooseRows, type RowFacts } from './rows.rules.ts';
import type { List } from './useList.ts';
import { useListView } from './useListView.ts';

const alive = { phase: 'ready', filled: true, problem: null, refresh: () => {} } as const;

/**
 * A page of rows that are all here, because they come inside another object or from a server that can neither search nor
 * sort: as `useList` in all that shows. `facts` stay the same from one drawing to the next.
 */
export function useRows<Item>(
  rows: readonly Item[],
  facts: RowFacts<Item>,
  state: Pick<List<Item>, 'phase' | 'filled' | 'problem' | 'refresh'> = alive,
): List<Item> {
  const keys = useMemo(() => Object.keys(facts.filters ?? {}), [facts]);
  const shown = useListView(keys, facts.sort);
  const { view } = shown;
  const chosen = useMemo(() => chooseRows(rows, view, facts), [rows, view, facts]);
  return {
    ...state,
    ...shown,
    rows: chosen.slice((view.page - 1) * view.size, view.page * view.size),
    isServed: false,
    query: {},
    ask: async () => ({ data: [...chosen] }),
    owner: undefined,
    count: chosen.length,
    pages: Math.max(1, Math.ceil(chosen.length / view.size)),
  };
}
