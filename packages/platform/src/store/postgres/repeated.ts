import { setTimeout as delay } from 'node:timers/promises';

const MOST = 12;
const LONGEST_WAIT_MS = 500;
/** Not serialisable with what others committed meanwhile, and waiting for each other in a circle. */
const codes: readonly string[] = ['40001', '40P01'];

const isRepeatable = (error: unknown) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Does a transaction again where others were in its way, after a moment that grows and differs between them. */
export async function repeated<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (!isRepeatable(error) || attempt >= MOST) throw error;
      await delay(Math.random() * Math.min(2 ** attempt, LONGEST_WAIT_MS));
    }
  }
}
