import { Denied, sessionApi, SignedOut } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';

/** Minutes that the server allows; null where it has not said so. */
export async function readLimit(signal: AbortSignal): Promise<number | null> {
  try {
    return (await call(sessionApi.limits, { signal, repeat: 'first' })).idle_minutes;
  } catch (error) {
    // A session that is over meanwhile, or may not go on, has no limit.
    const isOver = error instanceof SignedOut || error instanceof Denied;
    if (!signal.aborted && !isOver) console.error('idle limit', error); // oxlint-disable-line no-console
    return null;
  }
}
