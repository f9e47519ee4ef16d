import type { CallError } from '@skydeck/contract';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { isFiltered, readView } from '../../../kit/list/list-query.ts';
import type { List } from '../../../kit/list/index.ts';
import { useUrlState } from '../../../kit/url-state.ts';
import { type Bucket, bucketItems, learnVersioning, loadBuckets } from './bucket-store.ts';
import { chooseBuckets } from './buckets.rules.ts';

const KEY = 'all';
const byName = { field: 'name', direction: 'asc' } as const;
const noFilters: readonly never[] = [];

/** Every bucket of the project, alive, in the order of their names. */
export function useAllBuckets() {
  const { items, windows } = useSnapshot(bucketItems.state);
  useEffect(() => bucketItems.follow(KEY, loadBuckets), []);
  const window = windows[KEY];
  const buckets = useMemo(() => (window?.ids ?? []).flatMap((id) => (items[id] ? [items[id]] : [])), [window, items]);
  return {
    buckets: buckets as readonly Bucket[],
    phase: window?.phase ?? ('loading' as const),
    filled: window?.filled ?? false,
    problem: (window?.problem ?? null) as CallError | null,
  };
}

const names = ['search', 'sort', 'size'];

/** A page of them: searched, sorted and paged here, for S3 can do none of that. */
export function useBuckets(): List<Bucket> {
  const { buckets, ...state } = useAllBuckets();
  const url = useUrlState();
  const view = useMemo(() => readView(url.read, noFilters, byName), [url]);
  const chosen = useMemo(() => chooseBuckets(buckets, view.search, view.sort), [buckets, view]);
  const rows = chosen.slice((view.page - 1) * view.size, view.page * view.size);
  const unknown = rows.flatMap(({ name, versioning }) => (versioning === null ? [name] : [])).join(' ');
  useEffect(() => {
    for (const name of unknown.split(' ')) if (name !== '') void learnVersioning(name);
  }, [unknown]);
  return {
    ...state,
    rows,
    view,
    query: {},
    // All of them are here.
    ask: async () => ({ data: [...chosen] }),
    names,
    owner: undefined,
    count: chosen.length,
    pages: Math.max(1, Math.ceil(chosen.length / view.size)),
    filtered: isFiltered(view),
    setSearch: (search) => url.write({ search, page: null }, { replace: true }),
    setSort: ({ field, direction }) => url.write({ sort: `${field}:${direction}`, page: null }),
    setPage: (page) => url.write({ page: page === 1 ? null : page }),
    setSize: (size) => url.write({ size, page: null }),
    setFilter: () => {},
    clearFilters: () => url.write({ search: null, page: null }),
    refresh: () => bucketItems.refresh(),
  };
}
