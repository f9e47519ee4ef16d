import { type Clock, every } from '../clock.ts';
import type { Store } from '../store/store.ts';

/** How long an entry of the audit log is kept. By age alone: nobody can push out what they did by a flood of entries. */
// spec: audit.kept
export const KEPT_DAYS = 90;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Each write transaction deletes only so many. */
const AT_ONCE = 1000;

/** Deletes expired entries each hour. Returns the function that stops it. */
export function startAuditSweep(store: Store, clock: Clock, report: (error: unknown) => void): () => void {
  const ended = new AbortController();

  async function sweep(): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
    const swept = await store.write(async ({ tables }) => {
      const old = tables.selectFrom('audit').select('id').where('at', '<', before).orderBy('at').limit(AT_ONCE);
      const { numDeletedRows } = await tables.deleteFrom('audit').where('id', 'in', old).executeTakeFirst();
      return Number(numDeletedRows);
    });
    if (swept === AT_ONCE && !ended.signal.aborted) await sweep();
  }

  const stop = every(clock, HOUR_MS, () => {
    if (store.instances.leads()) void sweep().catch(report);
  });
  return () => {
    ended.abort();
    stop();
  };
}
