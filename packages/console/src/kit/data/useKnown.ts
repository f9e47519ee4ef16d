import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { readItem } from './client.ts';
import type { Resource } from './resource.ts';

/** Objects by id; those that this page does not know yet are read. Without those that cannot be. */
export function useKnown<Item extends { id: string }>(resource: Resource<Item>, ids: readonly string[]): Item[] {
  const { items } = useSnapshot(resource.items.state);
  const unknown = ids.filter((id) => id !== '' && !(id in items)).join(' ');
  useEffect(() => {
    if (unknown === '') return undefined;
    const ends = unknown
      .split(' ')
      .map((id) =>
        resource.items.follow(`item ${id}`, async () => ({ data: [await readItem<Item>(resource.api.read, id)] })),
      );
    return () => {
      for (const end of ends) end();
    };
  }, [resource, unknown]);
  return ids.flatMap((id) => (items[id] ? [items[id] as Item] : []));
}
