import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

// One clock for every "3 minutes ago" on the screen; it stands while there is none.
const listeners = new Set<() => void>();
let now = Date.now();
let clock: ReturnType<typeof setInterval> | null = null;

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now();
    clock = setInterval(tick, MINUTE_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && clock !== null) clearInterval(clock);
  };
}

/** The time, no older than a minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
