import { isDiskFull } from '../../store/disk-faults.ts';
import type { Store, Tx } from '../../store/store.ts';
import { commitThenThrow } from './commit-then-throw.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { type Attempt, countAttempt, Locked } from './throttle.ts';

const UNCOUNTED_SECONDS = 60;

/**
 * Counts an attempt before its credentials are checked; what the disk has no room for is counted in memory, by the minute.
 * Throws `Locked`, after `recordLocked` has written that down.
 */
export async function recordAttempt(
  { store, guard }: { readonly store: Store; readonly guard: SignInGuard },
  attempt: Attempt,
  recordLocked: (tx: Tx, locked: Locked) => Promise<void>,
): Promise<void> {
  try {
    await commitThenThrow(store, async (tx) => {
      try {
        await countAttempt(tx, attempt, guard.free);
        return null;
      } catch (error) {
        if (!(error instanceof Locked)) throw error;
        await recordLocked(tx, error);
        return error;
      }
    });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    if (!guard.uncounted.take(attempt.browser ?? attempt.account))
      throw new Locked(attempt.browser ? 'browser' : 'account', UNCOUNTED_SECONDS);
  }
}
