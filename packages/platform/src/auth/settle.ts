import { Refusal } from '../http/refusal.ts';
import type { Store, Tx } from '../store/store.ts';

/** Commits what was written (a count, an audit entry), and then throws the refusal, if that is what the work came to. */
export async function settle<Value>(store: Store, work: (tx: Tx) => Promise<Value | Refusal>): Promise<Value> {
  const outcome = await store.write(work);
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
