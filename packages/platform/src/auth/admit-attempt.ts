import { Refusal } from '../http/refusal.ts';
import type { Store, Tx } from '../store/store.ts';
import { settle } from './settle.ts';
import { countAttempt } from './throttle.ts';

/**
 * Counts an attempt before what was shown is looked at. Throws a Refusal (429) while locked, after `keepLocked` has written
 * that down.
 */
export async function admitAttempt(
  store: Store,
  account: string,
  address: string,
  keepLocked: (tx: Tx) => Promise<void>,
): Promise<void> {
  await settle(store, async (tx) => {
    try {
      await countAttempt(tx, account, address);
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await keepLocked(tx);
      return error;
    }
  });
}
