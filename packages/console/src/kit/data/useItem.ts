import { type CallError, NotFound } from '@skydeck/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { readItem } from './client.ts';
import type { Resource } from './resource.ts';

export interface ItemState<Item> {
  readonly item: Item | null;
  readonly phase: 'loading' | 'ready' | 'failed' | 'gone';
  readonly problem: CallError | null;
  retry(): void;
}

/** A part of an object that is read already; undefined: it has no such part, or no more. */
export const partState = <Item>(part: Item | undefined): ItemState<Item> => ({
  item: part ?? null,
  phase: part ? 'ready' : 'gone',
  problem: null,
  retry: () => {},
});

/** One object, alive. `gone`: it never was, or somebody deleted it while it was looked at. */
export function useItem<Item extends { id: string }>(resource: Resource<Item>, id: string): ItemState<Item> {
  const key = `item ${id}`;
  const { items, windows } = useSnapshot(resource.items.state);

  useEffect(
    () =>
      resource.items.follow(key, async () => {
        return { data: [await readItem<Item>(resource.api.read, id)] };
      }),
    [resource, id, key],
  );

  const window = windows[key];
  const item = (items[id] ?? null) as Item | null;
  return {
    item,
    phase: phaseOf(item !== null, window),
    problem: (window?.problem ?? null) as CallError | null,
    retry: () => resource.items.refresh(),
  };
}

function phaseOf(
  here: boolean,
  window: { readonly phase: string; readonly filled: boolean; readonly problem: unknown } | undefined,
) {
  if (window?.problem instanceof NotFound) return 'gone';
  if (here) return 'ready';
  if (window?.filled) return 'gone';
  return window?.phase === 'failed' ? 'failed' : 'loading';
}
