import { eventsAfter, newestEvents, newestSeq, type StoredEvent } from '../store/events.ts';
import type { Store } from '../store/store.ts';
import { MAX_MISSED, missedSince, type NewestEvents, withEvents } from './missed.ts';

/** What a client missed; null: it has to read anew. */
export interface CatchUp {
  readonly newest: number;
  readonly events: readonly StoredEvent[] | null;
}

/** The newest events in memory: thousands that come back at once ask for the same, and the store is read for none of them. */
export interface RecentEvents {
  add(events: readonly StoredEvent[]): void;
  /** Some were never added: the store is read again. */
  forget(): void;
  /** null: it asks for nothing but the newest number. */
  missed(since: number | null): Promise<CatchUp>;
}

export function createRecentEvents(store: Store): RecentEvents {
  /** What comes while the store is read; what came before is in there. */
  let early: StoredEvent[] = [];
  let known: NewestEvents | null = null;
  let loading: Promise<NewestEvents> | null = null;

  async function load(): Promise<NewestEvents> {
    const loaded = await store.read(async ({ tables }) => ({
      events: await newestEvents(tables, MAX_MISSED),
      newest: await newestSeq(tables),
    }));
    known = withEvents(loaded, early);
    early = [];
    return known;
  }

  function loadOnce(): Promise<NewestEvents> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  /** Of a number that an answer named before the event with it was told here, the store knows more. */
  const readMissed = (since: number): Promise<CatchUp> =>
    store.read(async ({ tables }) => ({
      newest: await newestSeq(tables),
      events: await eventsAfter(tables, since, MAX_MISSED),
    }));

  return {
    add(events) {
      if (known) known = withEvents(known, events);
      else if (loading) early.push(...events);
    },
    forget() {
      [known, loading, early] = [null, null, []];
    },
    async missed(since) {
      const newest = known ?? (await loadOnce());
      if (since === null) return { newest: newest.newest, events: [] };
      const missed = missedSince(newest, since);
      if (missed === 'unknown') return readMissed(since);
      return { newest: newest.newest, events: missed === 'reset' ? null : missed };
    },
  };
}
