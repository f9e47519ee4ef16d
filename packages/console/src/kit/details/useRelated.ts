import type { ListQuery } from '@skydeck/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { readPage } from '../data/client.ts';
import type { Resource } from '../data/resource.ts';
import { useCan } from '../permissions/abilities.ts';
import { MOST_RELATED } from './Related.tsx';

interface RelatedAnswer<Item> {
  readonly items: readonly Item[];
  /** How many there are. */
  readonly count: number;
  /** There has been an answer. */
  readonly filled: boolean;
}

/**
 * The first objects of a kind that belong to that of the page, alive, in one question; none for who may not read them.
 * `query: null`: there cannot be any. `limit: -1`: all of them.
 */
export function useRelated<Item extends { id: string }>(
  resource: Resource<Item>,
  query: ListQuery | null,
  limit = MOST_RELATED,
): RelatedAnswer<Item> {
  const isAsked = useCan(resource.subjects.list, 'read') && query !== null;
  const key = `related ${JSON.stringify(query)}`;
  const { items, windows } = useSnapshot(resource.items.state);
  useEffect(() => {
    if (!isAsked) return undefined;
    const asked = JSON.parse(key.slice('related '.length)) as ListQuery;
    return resource.items.follow(key, () => readPage<Item>(resource.api.list, { ...asked, limit }));
  }, [resource, key, isAsked, limit]);
  const window = isAsked ? windows[key] : undefined;
  return {
    items: (window?.ids ?? []).flatMap((id) => (items[id] ? [items[id] as Item] : [])),
    count: window?.count ?? 0,
    filled: window?.filled ?? false,
  };
}
