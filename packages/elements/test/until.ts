import { waitUntil as waitOnce } from '@open-wc/testing';

/**
 * Shorter than the limit of a test, so that what was waited for is named. The library's own limit is a second; but how soon
 * something comes is a matter of the machine.
 */
const LIMIT_MS = 20_000;

/** Waits for a fact. Rejects, with `message`, when it does not come true. */
export const waitUntil = (predicate: () => unknown, message?: string): Promise<void> =>
  waitOnce(predicate as () => boolean, message, { timeout: LIMIT_MS });
