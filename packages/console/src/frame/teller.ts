import type { HostConnection, SessionState, StorageState } from '@skydeck/embed/guest';

/** Tells the page who is here, and whether the browser lets the frame know it. */
export interface Teller {
  session(state: SessionState): void;
  storage(state: StorageState): void;
}

/**
 * Coming and going, once each: a wrong password is neither. Where the browser has refused the frame its session, there is
 * no form until somebody signs in in the frame, and the page learns that, too.
 */
export function createTeller(connection: Pick<HostConnection, 'session' | 'storage' | 'failed'>): Teller {
  let isHere: boolean | null = null;
  let isRefused = false;
  let isKeptOut = false;

  function look() {
    const wasKeptOut = isKeptOut;
    isKeptOut = isRefused && isHere === false;
    if (isKeptOut && !wasKeptOut) connection.failed({ code: 'storage', status: null });
  }

  return {
    session(state) {
      const isNow = state === 'signed-in';
      if (isNow === isHere) return;
      isHere = isNow;
      connection.session({ state });
      look();
    },
    storage(state) {
      isRefused = state === 'denied';
      connection.storage({ state });
      look();
    },
  };
}
