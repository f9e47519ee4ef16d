import { useCallback } from 'react';
import type { ItemState } from '../../../kit/data/useItem.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { readSetting, type Setting, writeSetting } from '../wire/buckets.ts';
import type { XmlNode } from '../wire/tree.ts';

interface Kind<Value> {
  readonly setting: Setting;
  readonly read: (document: { readonly xml: XmlNode | null; readonly text: string }) => Value;
  /** null takes the document away. */
  readonly write: (value: Value) => string | null;
}

export interface SettingState<Value> {
  readonly state: ItemState<Value>;
  /** Of what stands there now, not of what was read some time ago: somebody else may have changed it. Rejects with a CallError. */
  change(next: (now: Value) => Value): Promise<void>;
}

/** One document of a bucket. */
export function useSetting<Value>(bucket: string, kind: Kind<Value>): SettingState<Value> {
  const load = useCallback(async () => kind.read(await readSetting(bucket, kind.setting)), [bucket, kind]);
  const state = useAnswer(load);
  const { retry } = state;
  const change = useCallback(
    async (next: (now: Value) => Value) => {
      await writeSetting(bucket, kind.setting, kind.write(next(await load())));
      retry();
    },
    [bucket, kind, load, retry],
  );
  return { state, change };
}

/** A list with one of its places filled anew; null is a new place at the end. */
export const withItem = <Item>(items: readonly Item[], at: number | null, item: Item): Item[] =>
  at === null || at >= items.length ? [...items, item] : items.map((one, place) => (place === at ? item : one));

export const withoutItem = <Item>(items: readonly Item[], at: number): Item[] =>
  items.filter((_, place) => place !== at);
