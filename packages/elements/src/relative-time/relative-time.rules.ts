const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From long to short, in milliseconds. A month has 30 days here and a year 365. */
const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

interface Span {
  readonly unit: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';
  /** Whole units, negative in the past; 0 seconds within a minute of now. */
  readonly amount: number;
  /** In how many milliseconds something else is to be said. */
  readonly lasts: number;
}

/** How far a moment is from now, both in milliseconds since 1970. */
export function spanBetween(then: number, now: number): Span {
  const distance = Math.abs(then - now);
  const isPast = then <= now;
  const index = units.findIndex(([, length]) => distance >= length);
  const found = units[index];
  if (!found) return { unit: 'second', amount: 0, lasts: isPast ? MINUTE - distance : MINUTE + distance };
  const [unit, length] = found;
  const count = Math.floor(distance / length);
  if (!isPast) return { unit, amount: count, lasts: distance - count * length + 1 };
  const larger = units[index - 1]?.[1] ?? Infinity;
  return { unit, amount: -count, lasts: Math.min((count + 1) * length, larger) - distance };
}
