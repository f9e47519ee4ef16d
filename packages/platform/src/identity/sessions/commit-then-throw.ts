import { Refusal } from '../../http/refusal.ts';
import { isDiskFull } from '../../store/disk-faults.ts';
import type { Store, Tx } from '../../store/store.ts';

/** Commits what was written (a count, an audit entry), then throws the refusal if the work returned one. */
export async function commitThenThrow<Value>(store: Store, work: (tx: Tx) => Promise<Value | Refusal>): Promise<Value> {
  const outcome = await store.write(work);
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** Writes log entries, which the work does not depend on. */
export type WriteLog = (write: () => Promise<void>) => Promise<void>;

/** The same; if the disk is full, once more without the log entries: no log keeps anybody out. */
export async function commitLoggedThenThrow<Value>(
  store: Store,
  work: (tx: Tx, log: WriteLog) => Promise<Value | Refusal>,
): Promise<Value> {
  try {
    return await commitThenThrow(store, (tx) => work(tx, (write) => write()));
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return commitThenThrow(store, (tx) => work(tx, async () => {}));
  }
}
