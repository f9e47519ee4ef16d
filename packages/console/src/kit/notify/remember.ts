import { subscribe } from 'valtio/vanilla';
import { localStore } from '../data/browser-store.ts';
import { importWithRetry } from '../connectivity/import-with-retry.ts';
import { notices } from './notices.ts';
import { HISTORY_KEY, STORE_KEY, setNoticeUser } from './user.ts';

let end = () => {};

/** From the login to its end. What does it is fetched when there is something to keep or to bring back. */
export function rememberNotices(userId: string): void {
  end();
  setNoticeUser(userId);
  const over = new AbortController();
  const waiting = new AbortController();
  end = () => {
    over.abort();
    waiting.abort();
  };
  const open = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    // Without it notices end with the page, and nothing else.
    importWithRetry(() => import('./memory/memory.ts')).then(
      ({ startNoticeMemory }) => startNoticeMemory(userId, over.signal),
      console.error,
    ); // oxlint-disable-line no-console
  };
  if (localStore.get(STORE_KEY) ?? localStore.get(HISTORY_KEY)) return open();
  const unsubscribe = subscribe(notices, () => {
    if (notices.list.length > 0) open();
  });
  waiting.signal.addEventListener('abort', unsubscribe);
  const ofNotices = ({ key }: StorageEvent) => key === STORE_KEY || key === HISTORY_KEY;
  addEventListener('storage', (event) => ofNotices(event) && open(), { signal: waiting.signal });
}

/** The session is over. */
export function forgetNotices(): void {
  end();
  end = () => {};
  setNoticeUser(null);
}
