import type { CallError, ListQuery } from '@skydeck/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { readPage } from '../client.ts';
import type { ListWindow } from '../collection.ts';
import type { Resource } from '../resource.ts';
import { useUrlState } from '../url-state.ts';
import { isFiltered, type ListView, readView, type Sort, toQuery } from './list-query.ts';
import { createMarkers } from './markers.ts';

export interface List<Item> {
  readonly rows: readonly Item[];
  readonly count: number;
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Rows of an earlier answer are still shown. */
  readonly filled: boolean;
  readonly problem: CallError | null;
  readonly view: ListView;
  readonly pages: number;
  readonly filtered: boolean;
  setSearch(text: string): void;
  setSort(sort: Sort): void;
  setPage(page: number): void;
  setSize(size: number): void;
  setFilter(key: string, values: readonly string[]): void;
  clearFilters(): void;
  refresh(): void;
}

interface ListFacts {
  /** Names of the filters the server knows for this list. */
  readonly filters?: readonly string[];
  readonly sort?: Sort;
  /** Always part of the question, not shown in the address. */
  readonly fixed?: ListQuery;
}

const nothing: ListWindow = {
  ids: [],
  count: 0,
  nextMarker: null,
  phase: 'loading',
  stale: false,
  filled: false,
  problem: null,
};
const noFilters: readonly string[] = [];

/** A page of a resource's list: the view in the address, the rows alive. */
export function useList<Item extends { id: string }>(
  resource: Resource<Item>,
  { filters = noFilters, sort, fixed }: ListFacts = {},
): List<Item> {
  const url = useUrlState();
  const view = useMemo(() => readView(url.read, filters, sort ?? null), [url, filters, sort]);
  const query = toQuery(view, fixed);
  const key = JSON.stringify([query, view.page]);
  const [markers] = useState(createMarkers);
  const { items, windows } = useSnapshot(resource.items.state);

  useEffect(() => {
    const { query: asked, page } = parseKey(key);
    const ask = (question: ListQuery) => readPage<Item>(resource.api.list, question);
    return resource.items.follow(key, () => markers.load(ask, asked, page));
  }, [resource, key, markers]);

  const window = (windows[key] ?? nothing) as ListWindow;
  const rows = window.ids.flatMap((id) => (items[id] ? [items[id] as Item] : []));
  const change = useCallback((values: Parameters<typeof url.write>[0]) => url.write({ ...values, page: null }), [url]);

  return {
    rows,
    view,
    count: window.count,
    phase: window.phase,
    filled: window.filled,
    problem: window.problem,
    pages: Math.max(1, Math.ceil(window.count / view.size)),
    filtered: isFiltered(view),
    setSearch: (search) => url.write({ search, page: null }, { replace: true }),
    setSort: ({ field, direction }) => change({ sort: `${field}:${direction}` }),
    setPage: (page) => url.write({ page: page === 1 ? null : page }),
    setSize: (size) => change({ size }),
    setFilter: (filter, values) => change({ [filter]: values.length > 0 ? [...values] : null }),
    clearFilters: () => change({ search: null, ...Object.fromEntries(filters.map((filter) => [filter, null])) }),
    refresh: () => resource.items.refresh(),
  };
}

const parseKey = (key: string) => {
  const [query, page] = JSON.parse(key) as [ListQuery, number];
  return { query, page };
};
