import { importWithRetry } from '../../kit/connectivity/import-with-retry.ts';
import { CHECK_EVERY_MS, activityEvents } from './activity.ts';

export { isIdleOff } from './is-off.ts';
export { idle } from './state.ts';

let end = () => {};

/**
 * From a login, or the session of a page that was opened, to its end. The first list waits for nothing of it: what counts
 * is fetched with the first sign of life, or when the first look is due.
 */
export function beginIdleWatch(): void {
  endIdleWatch();
  const watch = new AbortController();
  const { signal } = watch;
  const load = () => {
    waiting.abort();
    // A part that cannot be had is asked for again by the next page.
    importWithRetry(() => import('./run-idle-watch.ts')).then(
      ({ runIdleWatch }) => runIdleWatch(signal),
      console.error,
    ); // oxlint-disable-line no-console
  };
  const waiting = new AbortController();
  const timer = setInterval(load, CHECK_EVERY_MS);
  for (const sign of activityEvents)
    addEventListener(sign, load, { signal: waiting.signal, capture: true, passive: true });
  waiting.signal.addEventListener('abort', () => clearInterval(timer));
  end = () => {
    waiting.abort();
    watch.abort();
  };
}

/** The session is over, or its access was disabled. */
export function endIdleWatch(): void {
  end();
  end = () => {};
}
