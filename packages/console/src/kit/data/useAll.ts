import type { CallError, ListQuery } from '@skydeck/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { readPage } from './client.ts';
import type { Resource } from './resource.ts';

export interface All<Item> {
  readonly items: readonly Item[];
  readonly filled: boolean;
  readonly problem: CallError | null;
  /** Asks again, after a failure. */
  retry(): void;
}

/** Every object that matches, alive: where a rule needs all of them. A field that offers them takes an `ItemCombobox`. */
export function useAll<Item extends { id: string }>(resource: Resource<Item>, query: ListQuery = {}): All<Item> {
  const key = `all ${JSON.stringify(query)}`;
  const { items, windows } = useSnapshot(resource.items.state);
  useEffect(() => {
    const asked = JSON.parse(key.slice('all '.length)) as ListQuery;
    return resource.items.follow(key, () => readPage<Item>(resource.api.list, { ...asked, limit: -1 }));
  }, [resource, key]);
  const window = windows[key];
  return {
    items: (window?.ids ?? []).flatMap((id) => (items[id] ? [items[id] as Item] : [])),
    filled: window?.filled ?? false,
    problem: (window?.problem ?? null) as CallError | null,
    retry: () => resource.items.refresh(),
  };
}
