import { Denied, SignedOut, type Timer } from '@skydeck/contract';
import type { BrowserStore } from '../data/browser-store.ts';

export interface WaitForServerDependencies {
  readonly timer: Timer;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Of this tab: when the server left is kept there. */
  readonly store: BrowserStore;
  /** Any call that needs a session and changes nothing: `/api/v2/meta`. */
  readonly ask: () => Promise<unknown>;
  readonly onBack: () => void;
  /** It stayed away for too long. */
  readonly onTimeout: () => void;
  /** It is back, and the session is not. */
  readonly onSessionEnded: () => void;
}

export const POLL_MS = 5000;
/** Seconds after which nobody waits for a server that said it would come back (spec: live.stop.wait). */
export const LEAVE_LIMIT_S = 10 * 60;
const KEY = 'skydeck.server-left';

/** After `about_to_stop`: asks until the server is back. The answer ends it, with the server back by other news. */
export function waitForServer({
  timer,
  now,
  store,
  ask,
  onBack,
  onTimeout,
  onSessionEnded,
}: WaitForServerDependencies): () => void {
  const left = Number(store.get(KEY)) || now();
  store.set(KEY, String(left));
  let stopTimer = timer.after(POLL_MS, look);
  let isOver = false;

  function finish(callback: () => void) {
    if (isOver) return;
    isOver = true;
    stopTimer();
    store.set(KEY, null);
    callback();
  }

  function look() {
    if ((now() - left) / 1000 >= LEAVE_LIMIT_S) return finish(onTimeout);
    ask().then(
      () => finish(onBack),
      (error: unknown) => {
        if (error instanceof SignedOut || error instanceof Denied) finish(onSessionEnded);
        else if (!isOver) stopTimer = timer.after(POLL_MS, look);
      },
    );
  }

  return () => finish(() => {});
}
