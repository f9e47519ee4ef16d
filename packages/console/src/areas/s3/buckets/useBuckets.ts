import type { CallError } from '@skydeck/contract';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { type List, type RowFacts, useRows } from '../../../kit/list/index.ts';
import { type Bucket, bucketItems, learnVersioning, loadBuckets } from './bucket-store.ts';

const KEY = 'all';
const bucketFacts: RowFacts<Bucket> = {
  texts: ({ name }) => [name],
  sorts: {
    name: ({ name }) => name,
    created: ({ createdAt }) => createdAt,
    objects: ({ usage }) => usage?.objects ?? null,
    size: ({ usage }) => usage?.bytes ?? null,
  },
  sort: { field: 'name', direction: 'asc' },
};

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

/** A page of them: searched, sorted and paged here, for S3 can do none of that. */
export function useBuckets(): List<Bucket> {
  const { buckets, ...state } = useAllBuckets();
  const list = useRows(buckets, bucketFacts, { ...state, refresh: () => bucketItems.refresh() });
  const unknown = list.rows.flatMap(({ name, versioning }) => (versioning === null ? [name] : [])).join(' ');
  useEffect(() => {
    for (const name of unknown.split(' ')) if (name !== '') void learnVersioning(name);
  }, [unknown]);
  return list;
}
