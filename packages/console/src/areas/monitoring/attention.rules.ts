/** Something that waits for a person, with the one act that leads to it. */
export interface Attention {
  readonly key: string;
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly text: string;
  /** ISO 8601, UTC; null: there is no telling. */
  readonly at: string | null;
  /** null: there is no page of it. */
  readonly to: string | null;
}

export const SHOWN = 5;

const rankOf = ({ level }: Attention) => (level === 'error' ? 0 : 1);

/** Errors before warnings, the newest first in each. */
export const inOrder = (items: readonly Attention[]): readonly Attention[] =>
  items.toSorted((one, other) => rankOf(one) - rankOf(other) || (other.at ?? '').localeCompare(one.at ?? ''));

const DAY_MS = 86_400_000;
const EXPIRES_SOON_MS = 30 * DAY_MS;

/** Not older than a day. */
export const isOfLastDay = (at: string, now: number): boolean => now - Date.parse(at) <= DAY_MS;

/** Within 30 days; what has expired already leads nowhere any more. */
export function expiresSoon(at: string, now: number): boolean {
  const left = Date.parse(at) - now;
  return left > 0 && left <= EXPIRES_SOON_MS;
}
