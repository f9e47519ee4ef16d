import { Invalid } from '@skydeck/contract';

/** Seconds to wait before the next try, of an answer that throttles; null for any other failure. */
export function secondsToWait(error: unknown): number | null {
  if (!(error instanceof Invalid) || error.code !== 'too_many_attempts') return null;
  const seconds = Number(error.values['seconds']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
