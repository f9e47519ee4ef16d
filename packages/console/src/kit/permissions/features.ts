import { type Feature, featureApi, type FeatureOverrides, isFeatureOn, readOverrides } from '@skydeck/contract';
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { localStore } from '../data/browser-store.ts';
import { call } from '../data/client.ts';
import { FEATURES_KEY } from './features-key.ts';
import { isOffline, whenOnline } from '../connectivity/connectivity.ts';

/** What this browser switches by hand. What is not ours there is logged, and switches nothing. */
export function keptOverrides(): FeatureOverrides {
  const text = localStore.get(FEATURES_KEY);
  if (text === null) return {};
  const overrides = readOverrides(text);
  // oxlint-disable-next-line no-console
  if (!overrides) console.warn('The features kept in this browser cannot be read', text);
  return overrides ?? {};
}

/** For the next page: who asks on this one has been answered already. */
export const keepOverrides = (overrides: FeatureOverrides): void =>
  localStore.set(FEATURES_KEY, Object.keys(overrides).length > 0 ? JSON.stringify(overrides) : null);

const state = proxy({ list: [] as Feature[], overrides: keptOverrides(), isKnown: false });
let loading: Promise<readonly Feature[]> | null = null;

/** Once for a page; after a failure whoever asks next tries again. */
export function loadFeatures(): Promise<readonly Feature[]> {
  loading ??= call(featureApi.list).then(
    (list) => {
      state.list = list;
      state.isKnown = true;
      return list;
    },
    (error: unknown) => {
      loading = null;
      state.isKnown = true;
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
    if (!isOffline()) return;
    await whenOnline();
    await ask();
  }
}

/** Whether a part of the console is on (spec: feature.on). Off until the server has said which there are. */
export function useFeature(id: string): boolean {
  const { list, overrides } = useSnapshot(state);
  useEffect(() => void ask(), []);
  return isFeatureOn(list, overrides, id);
}

/** Until the server has said which there are, a part is on, unless this browser has switched it off. */
export const isLikelyOn = (isKnown: boolean, isOn: boolean, override: boolean | undefined): boolean =>
  isKnown ? isOn : override !== false;

/** The same for what keeps its room until the server has said so: then it goes, and nothing else has to move for it. */
export function useLikelyFeature(id: string): boolean {
  const isOn = useFeature(id);
  const { isKnown, overrides } = useSnapshot(state);
  return isLikelyOn(isKnown, isOn, overrides[id]);
}
