import { localStore } from '../../browser-store.ts';
import { KEPT_KEY } from '../user.ts';
import { type KeptStore, readKept } from './kept.rules.ts';

/** What the browser keeps of notifications, whoever uses it. Other tabs write it too: it is read anew each time. */
export const keptStore = {
  read: (): KeptStore => readKept(localStore.get(KEPT_KEY)),
  change(change: (store: KeptStore) => KeptStore): void {
    localStore.set(KEPT_KEY, JSON.stringify(change(keptStore.read())));
  },
};
