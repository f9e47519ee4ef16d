import { Denied, SignedOut, type Timer } from '@skydeck/contract';
import type { BrowserStore } from './browser-store.ts';

export interface AwaitWorld {
  readonly timer: Timer;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Of this tab: when the server left is kept there. */
  readonly store: BrowserStore;
  /** Any call that needs a session and changes nothing: `/api/v2/meta`. */
  readonly ask: () => Promise<unknown>;
  readonly back: () => void;
  /** It stayed away for too long. */
  readonly lost: () => void;
  /** It is back, and the session is not. */
  readonly ended: () => void;
}

export const POLL_MS = 5000;
/** Seconds after which nobody waits for a server that said it would come back (1-foundations §4, `about_to_stop`). */
export const LEAVE_LIMIT_S = 10 * 60;
const KEY = 'skydeck.server-left';

/** After `about_to_stop`: asks until the server is back. The answer ends it, with the server back by other news. */
export function awaitServer({ timer, now, store, ask, back, lost, ended }: AwaitWorld): () => void {
  const left = Number(store.get(KEY)) || now();
  store.set(KEY, String(left));
  let stopTimer = timer.after(POLL_MS, look);
  let isOver = false;

  function finish(tell: () => void) {
    if (isOver) return;
    isOver = true;
    stopTimer();
    store.set(KEY, null);
    tell();
  }

  function look() {
    if ((now() - left) / 1000 >= LEAVE_LIMIT_S) return finish(lost);
    ask().then(
      () => finish(back),
      (error: unknown) => {
        if (error instanceof SignedOut || error instanceof Denied) finish(ended);
        else if (!isOver) stopTimer = timer.after(POLL_MS, look);
      },
    );
  }

  return () => finish(() => {});
}
