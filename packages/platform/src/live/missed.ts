import type { StoredEvent } from '../store/events.ts';

/**
 * Whoever missed more reads anew (docs/decisions/0051): a page shows a few dozen objects, and thousands of clients that come
 * back at once would each be sent what only reading them costs the server less.
 */
export const MAX_MISSED = 300;

/** The newest events, oldest first, and the number of the newest that there ever was. */
export interface NewestEvents {
  readonly events: readonly StoredEvent[];
  readonly newest: number;
}

/** `reset`: it has to read anew. `unknown`: the number is newer than all that is known. */
export type Missed = readonly StoredEvent[] | 'reset' | 'unknown';

/** What a client missed that has everything up to the number `since`. */
export function missedSince({ events, newest }: NewestEvents, since: number): Missed {
  if (since > newest) return 'unknown';
  if (since === newest) return [];
  const oldest = events[0]?.seq;
  if (oldest === undefined || since < oldest - 1) return 'reset';
  return events.slice(events.findIndex(({ seq }) => seq > since));
}

/** With those that follow; so many are kept as a client may have missed. What is known already is left out. */
export function withEvents({ events, newest }: NewestEvents, added: readonly StoredEvent[]): NewestEvents {
  const fresh = added.filter(({ seq }) => seq > newest);
  return { events: [...events, ...fresh].slice(-MAX_MISSED), newest: fresh.at(-1)?.seq ?? newest };
}
