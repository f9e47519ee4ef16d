import { localStore } from '../../data/browser-store.ts';
import { STORE_KEY } from '../user.ts';
import { type StoredNotifications, readStoredNotifications } from './stored-notifications.rules.ts';

/** What the browser keeps of notifications, whoever uses it. Other tabs write it too: it is read anew each time. */
export const notificationStore = {
  read: (): StoredNotifications => readStoredNotifications(localStore.get(STORE_KEY)),
  change(change: (store: StoredNotifications) => StoredNotifications): void {
    localStore.set(STORE_KEY, JSON.stringify(change(notificationStore.read())));
  },
};
