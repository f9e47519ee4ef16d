import type { CallError } from '@skydeck/contract';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { type ResourceList, useRows } from '../../../kit/list/index.ts';
import { type Bucket, bucketItems, loadVersioning, loadBuckets } from './bucket-store.ts';
import { bucketFacts } from './buckets.rules.ts';
import { bucketsWords } from './words.ts';

const KEY = 'all';
const resource = { name: 's3-buckets', words: bucketsWords, icon: 'area-s3-storage' };
const nameOf = ({ name }: Bucket) => name;

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

/** A page of them: searched, sorted and paged here. */
export function useBuckets(): ResourceList<Bucket, typeof resource> {
  const { buckets, ...state } = useAllBuckets();
  const list = useRows<Bucket>(buckets, bucketFacts, { ...state, refresh: () => bucketItems.refresh() });
  const unknown = list.rows.flatMap(({ name, versioning }) => (versioning === null ? [name] : [])).join(' ');
  useEffect(() => {
    for (const name of unknown.split(' ')) if (name !== '') void loadVersioning(name);
  }, [unknown]);
  return { ...list, resource, nameOf };
}
