import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Clock } from '../../clock.ts';
import { type Announcement, HEARTBEAT_MS, type InstanceLink, LEASE_MS, type LinkListener } from '../instances.ts';

export const CHANNEL = 'skydeck';

const RECONNECT_MS = 500;
/** A heartbeat that takes longer is none. */
const ANSWER_WITHIN_MS = 3000;
/** Whoever has gone without a word is forgotten after this. */
const FORGOTTEN_MS = 3_600_000;

/** Says that this one lives, and asks whether others do and whether it is the oldest of them. */
const BEAT = `with beat as (insert into instances (id, started_at, lease_until) values ($1, $2, $3)
    on conflict (id) do update set lease_until = excluded.lease_until)
  select count(*) > 0 as others, count(*) filter (where (started_at, id) < ($2, $1)) = 0 as leads
  from instances where id <> $1 and lease_until > $4`;

interface PostgresLink extends InstanceLink {
  /** What the others are sent; null: that there are events. */
  noticeOf(announcement: Announcement | null): string;
  close(): Promise<void>;
}

/**
 * A connection of its own, on which the others are heard (LISTEN) and heartbeats are written, whatever waits for the one that
 * writes. Where it is lost it is made again.
 */
export function createInstanceLink(url: string): PostgresLink {
  const id = randomUUID();
  let client: Client | null = null;
  // Until it is one of several.
  let isLeading = true;
  let isAccompanied = false;
  let isClosed = false;
  let cancelBeat = () => {};
  let beating: Promise<void> | null = null;

  function hear(payload: string | undefined, listener: LinkListener): void {
    const { from, announcement } = JSON.parse(payload ?? '{}') as { from?: string; announcement?: Announcement };
    if (from === id) return;
    if (announcement) listener.announced(announcement);
    else listener.committed();
  }

  async function connect(listener: LinkListener, beat: (on: Client) => Promise<void>): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: 'skydeck',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    next.on('error', () => {});
    next.on('notification', ({ payload }) => hear(payload, listener));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      await beat(next);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    client = next;
    next.on('end', () => {
      if (client !== next) return;
      client = null;
      reconnect(listener, beat);
    });
  }

  function reconnect(listener: LinkListener, beat: (on: Client) => Promise<void>): void {
    // What another one does meanwhile is not known here.
    isLeading = false;
    const again = async () => {
      if (isClosed) return;
      try {
        await connect(listener, beat);
        listener.interrupted();
        listener.committed();
      } catch {
        reconnect(listener, beat);
      }
    };
    setTimeout(() => void again(), RECONNECT_MS).unref();
  }

  const beatOf = (listener: LinkListener, clock: Clock) => {
    const startedAt = clock.now().toISOString();
    return async (on: Client) => {
      const now = clock.now();
      const until = new Date(now.getTime() + LEASE_MS).toISOString();
      const { rows } = await on.query<{ leads: boolean; others: boolean }>(BEAT, [
        id,
        startedAt,
        until,
        now.toISOString(),
      ]);
      const before = isLeading;
      isLeading = rows[0]?.leads ?? false;
      isAccompanied = rows[0]?.others ?? false;
      if (isLeading && !before) listener.leading();
    };
  };

  return {
    id,
    isAlone: false,
    leads: () => isLeading,
    hasOthers: () => isAccompanied,
    noticeOf: (announcement) => JSON.stringify({ from: id, ...(announcement && { announcement }) }),
    async open(listener, clock) {
      const beat = beatOf(listener, clock);
      await connect(listener, beat);
      const forgotten = new Date(clock.now().getTime() - FORGOTTEN_MS).toISOString();
      await client?.query('delete from instances where lease_until < $1', [forgotten]);
      const wait = () => {
        cancelBeat = clock.after(HEARTBEAT_MS, () => {
          const on = client;
          // One that has no answer makes the connection a lost one.
          if (on)
            beating ??= beat(on)
              .catch(() => void on.end().catch(() => {}))
              .finally(() => (beating = null));
          wait();
        });
      };
      wait();
    },
    async close() {
      isClosed = true;
      cancelBeat();
      await beating;
      const last = client;
      client = null;
      if (!last) return;
      // The others need not wait for the end of the lease.
      await last.query('delete from instances where id = $1', [id]).catch(() => {});
      await last.end().catch(() => {});
    },
  };
}
