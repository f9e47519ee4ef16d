import { useCallback } from 'react';
import type { ItemState } from '../../../kit/data/useItem.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import type { Setting } from '../wire/settings.ts';

export interface SettingState<Value> {
  readonly state: ItemState<Value>;
  /** Of what stands there now, not of what was read some time ago: somebody else may have changed it. Rejects with a CallError. */
  change(next: (now: Value) => Value): Promise<void>;
}

/** One document of a bucket. */
export function useSetting<Value>(bucket: string, setting: Setting<Value>): SettingState<Value> {
  const load = useCallback(() => setting.read(bucket), [bucket, setting]);
  const state = useAnswer(load);
  const { retry } = state;
  const change = useCallback(
    async (next: (now: Value) => Value) => {
      await setting.write(bucket, next(await load()));
      retry();
    },
    [bucket, setting, load, retry],
  );
  return { state, change };
}

/** A list with one of its places filled anew; null is a new place at the end. */
export const withItem = <Item>(items: readonly Item[], at: number | null, item: Item): Item[] =>
  at === null || at >= items.length ? [...items, item] : items.map((one, place) => (place === at ? item : one));

export const withoutItem = <Item>(items: readonly Item[], at: number): Item[] =>
  items.filter((_, place) => place !== at);
