import type { Duplex } from 'node:stream';

const HEARD_WITHIN_MS = 1000;

/**
 * Says nothing more and hears nothing more. What comes is thrown away unread, until the other side has heard that it is over: a
 * cut while it still writes takes back what was said last.
 */
export function endUnheard(transport: Duplex): void {
  transport.removeAllListeners('data');
  transport.resume();
  transport.end();
  const deadline = setTimeout(() => transport.destroy(), HEARD_WITHIN_MS).unref();
  transport.once('close', () => clearTimeout(deadline));
}
