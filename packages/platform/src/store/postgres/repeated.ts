import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../passing-faults.ts';
import { isConnectionLost } from './lost-connection.ts';

const MOST = 12;
/** Of several dead connections each is found by a try of its own; a server that is away is not waited for. */
const MOST_LOST = 3;
const LONGEST_WAIT_MS = 500;
/** Not serialisable with what others committed meanwhile, and waiting for each other in a circle. */
const codes: readonly string[] = ['40001', '40P01'];

const isInTheWay = (error: unknown) => error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Of one try. */
export interface Progress {
  /** The first is 1. */
  readonly attempt: number;
  /** Its end was asked for: after a lost connection nobody knows whether it is kept. */
  isEnding: boolean;
}

/**
 * Does a transaction again where others were in its way, or its connection was lost before its end, after a moment that grows
 * and differs between them. Throws StoreUnavailable.
 */
export async function repeated<T>(transact: (progress: Progress) => Promise<T>): Promise<T> {
  let lost = 0;
  for (let attempt = 1; ; attempt += 1) {
    const progress = { attempt, isEnding: false };
    try {
      return await transact(progress);
    } catch (error) {
      if (isConnectionLost(error)) {
        lost += 1;
        if (progress.isEnding || lost === MOST_LOST)
          throw new StoreUnavailable('The database does not answer', { cause: error });
      } else if (!isInTheWay(error) || attempt >= MOST) throw error;
      await delay(Math.random() * Math.min(2 ** attempt, LONGEST_WAIT_MS));
    }
  }
}
