import type { Clock } from '../../clock.ts';
import type { Store } from '../../store/store.ts';
import { deleteExpiredThrottles } from './throttle.ts';

const HOUR_MS = 3_600_000;
/** After a flood there may be very many: each write transaction deletes only so many. */
const AT_ONCE = 1000;

/** Deletes expired counts each hour. Returns the function that stops it. */
export function startThrottleSweep(store: Store, clock: Clock, report: (error: unknown) => void): () => void {
  const ended = new AbortController();
  let cancel = clock.after(HOUR_MS, round);

  async function sweep(): Promise<void> {
    const swept = await store.write((tx) => deleteExpiredThrottles(tx, AT_ONCE));
    if (swept === AT_ONCE && !ended.signal.aborted) await sweep();
  }

  function round(): void {
    cancel = clock.after(HOUR_MS, round);
    if (store.instances.leads()) sweep().catch(report);
  }

  return () => {
    ended.abort();
    cancel();
  };
}
