import { CHECK_EVERY_MS } from './activity.ts';

/** How long nobody has done anything, as the tabs of this browser share it: so many seconds at that time. */
export interface IdleCounter {
  readonly seconds: number;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  /** Of a full one: nobody was there, rather than somebody left. */
  readonly isIdle?: boolean;
}

/** Seconds between a question on the screen and the sign-out it warns of. */
export const COUNTDOWN_S = 30;
/** Movements, keys and clicks within this time are one (spec: session.idle.debounce). */
export const DEBOUNCE_MS = 300;
export const DEFAULT_MINUTES = 15;

/** A tab in the background may be called no oftener than once a minute. */
const SLEEPY_LOOK_S = 60;

/** Somebody is there. */
export const freshCounter = (now: number): IdleCounter => ({ seconds: 0, timestamp: now });

/** The session is over: no tab of it may go on. */
export const expiredCounter = (limitSeconds: number, now: number, isIdle: boolean): IdleCounter => ({
  seconds: limitSeconds,
  timestamp: now,
  isIdle,
});

/** Whether it was set to full, rather than having come that far by itself. */
export const isExpired = ({ seconds }: IdleCounter, limitSeconds: number): boolean => seconds >= limitSeconds;

/** A clock that was set back does not make somebody less idle than they were. */
export const idleSeconds = ({ seconds, timestamp }: IdleCounter, now: number): number =>
  seconds + Math.max(0, now - timestamp) / 1000;

export type IdleCheck =
  /** Nothing to do until the next look. */
  | { readonly kind: 'at-work'; readonly lookAgainMs: number }
  /** Whole seconds until the sign-out. */
  | { readonly kind: 'asking'; readonly secondsLeft: number; readonly lookAgainMs: number }
  | { readonly kind: 'over' };

/** What a look at the counter says (spec: session.idle). */
export function checkIdle(counter: IdleCounter, now: number, limitSeconds: number): IdleCheck {
  const leftMs = limitSeconds * 1000 - Math.round(idleSeconds(counter, now) * 1000);
  if (leftMs <= 0) return { kind: 'over' };
  const untilAskingMs = leftMs - COUNTDOWN_S * 1000;
  // Each tab looks at the same moments, whenever it was opened: they ask together.
  if (untilAskingMs > 0) return { kind: 'at-work', lookAgainMs: Math.min(CHECK_EVERY_MS, untilAskingMs) };
  return { kind: 'asking', secondsLeft: Math.ceil(leftMs / 1000), lookAgainMs: leftMs % 1000 || 1000 };
}

/**
 * The counter while something runs that must not be cut off: it never comes so far that any tab would ask before this
 * one looks again. When that is done, there is still time for the question. Null: it may stay as it is.
 */
export function pausedCounter(counter: IdleCounter, now: number, limitSeconds: number): IdleCounter | null {
  const most = Math.max(0, limitSeconds - COUNTDOWN_S - 2 * SLEEPY_LOOK_S);
  return idleSeconds(counter, now) > most ? { seconds: most, timestamp: now } : null;
}

/** What the browser kept; null for what is no counter. */
export function readCounter(text: string | null): IdleCounter | null {
  try {
    const { seconds, timestamp, isIdle } = JSON.parse(text ?? 'null') as Partial<Record<keyof IdleCounter, unknown>>;
    if (typeof seconds !== 'number' || typeof timestamp !== 'number') return null;
    if (seconds < 0 || timestamp < 0) return null;
    return { seconds, timestamp, ...(isIdle === true && { isIdle }) };
  } catch {
    return null;
  }
}
