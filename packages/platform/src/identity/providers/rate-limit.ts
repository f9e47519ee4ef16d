import type { Clock } from '../../clock.ts';
import { Refusal } from '../../http/refusal.ts';

/** How often one may have us call somebody else. In memory: what a restart forgets is a minute's counting. */
export interface RateLimit {
  /** Throws a Refusal (429, Retry-After in seconds) when it was too often. */
  enforce(who: string): void;
}

export function createRateLimit(
  clock: Clock,
  { max, perMs }: { readonly max: number; readonly perMs: number },
): RateLimit {
  const windows = new Map<string, { readonly until: number; count: number }>();
  return {
    enforce(who) {
      const now = clock.now().getTime();
      for (const [key, { until }] of windows) if (until <= now) windows.delete(key);
      const window = windows.get(who) ?? { until: now + perMs, count: 0 };
      windows.set(who, window);
      window.count += 1;
      if (window.count <= max) return;
      const seconds = Math.ceil((window.until - now) / 1000);
      throw new Refusal(429, 'too_many_attempts', 'Too many attempts: wait a while', {
        values: { seconds },
        headers: { 'Retry-After': String(seconds) },
      });
    },
  };
}
