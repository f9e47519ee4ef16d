import { type Feature, featureApi, type FeatureOverrides, isFeatureOn, readOverrides } from '@skydeck/contract';
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { localStore } from './browser-store.ts';
import { call } from './client.ts';
import { isAway, untilBack } from './reach.ts';

const KEY = 'skydeck.features';

/** What this browser switches by hand. What is not ours there is logged, and switches nothing. */
export function keptOverrides(): FeatureOverrides {
  const text = localStore.get(KEY);
  if (text === null) return {};
  const overrides = readOverrides(text);
  // oxlint-disable-next-line no-console
  if (!overrides) console.warn('The features kept in this browser cannot be read', text);
  return overrides ?? {};
}

/** For the next page: who asks on this one has been answered already. */
export const keepOverrides = (overrides: FeatureOverrides): void =>
  localStore.set(KEY, Object.keys(overrides).length > 0 ? JSON.stringify(overrides) : null);

const state = proxy({ list: [] as Feature[], overrides: keptOverrides() });
let loading: Promise<readonly Feature[]> | null = null;

/** Once for a page; after a failure whoever asks next tries again. */
export function loadFeatures(): Promise<readonly Feature[]> {
  loading ??= call(featureApi.list).then(
    (list) => {
      state.list = list;
      return list;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** A server that is away is asked again when it is back. */
async function ask(): Promise<void> {
  try {
    await loadFeatures();
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.warn('The list of features cannot be read', error);
    if (!isAway()) return;
    await untilBack();
    await ask();
  }
}

/** Whether a part of the console is on (1-foundations §6). Off until the server has said which there are. */
export function useFeature(id: string): boolean {
  const { list, overrides } = useSnapshot(state);
  useEffect(() => void ask(), []);
  return isFeatureOn(list, overrides, id);
}
