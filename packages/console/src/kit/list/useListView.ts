import { useMemo } from 'react';
import { useUrlState } from '../navigation/url-state.ts';
import { isFiltered, type ListView, readView, type Sort } from './list-query.ts';

export interface ViewOfList {
  readonly view: ListView;
  /** The parts of the address that say what the list shows. */
  readonly names: readonly string[];
  readonly filtered: boolean;
  setSearch(text: string): void;
  setSort(sort: Sort): void;
  setPage(page: number): void;
  setSize(size: number): void;
  setFilter(key: string, values: readonly string[]): void;
  clearFilters(): void;
}

/** What a list shows, in the address. `filters` and `sort` stay the same from one drawing to the next. */
export function useListView(filters: readonly string[], sort: Sort | null): ViewOfList {
  const url = useUrlState();
  const view = useMemo(() => readView(url.read, filters, sort), [url, filters, sort]);
  return useMemo(() => {
    const change: typeof url.write = (values, options) => url.write({ ...values, page: null }, options);
    return {
      view,
      names: ['search', 'sort', 'size', ...filters],
      filtered: isFiltered(view),
      setSearch: (search) => change({ search }, { replace: true }),
      setSort: ({ field, direction }) => change({ sort: `${field}:${direction}` }),
      setPage: (page) => url.write({ page: page === 1 ? null : page }),
      setSize: (size) => change({ size }),
      // Its box is ticked by the press, and would be drawn unticked until the address has it.
      setFilter: (filter, values) => change({ [filter]: values.length > 0 ? [...values] : null }, { flushSync: true }),
      clearFilters: () => change({ search: null, ...Object.fromEntries(filters.map((filter) => [filter, null])) }),
    };
  }, [view, filters, url]);
}
