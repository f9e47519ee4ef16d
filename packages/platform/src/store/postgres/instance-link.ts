import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Clock } from '../../clock.ts';
import { type Announcement, HEARTBEAT_MS, type InstanceLink, LEASE_MS, type LinkListener } from '../instances.ts';
import { createKeptConnection, type KeptConnection } from './kept-connection.ts';

export const CHANNEL = 'skydeck';

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
 * writes.
 */
export function createInstanceLink(url: string): PostgresLink {
  const id = randomUUID();
  // Until it is one of several, it is the only one.
  let [isLeading, isAccompanied] = [true, false];
  let connection: KeptConnection | null = null;
  let cancelBeat = () => {};
  let beating: Promise<void> | null = null;

  function hear(payload: string, listener: LinkListener): void {
    const { from, announcement } = JSON.parse(payload) as { from: string; announcement?: Announcement };
    if (from === id) return;
    if (announcement) listener.announced(announcement);
    else listener.committed();
  }

  const beatOf = (listener: LinkListener, clock: Clock) => {
    const startedAt = clock.now().toISOString();
    return async (on: Client) => {
      const now = clock.now();
      const until = new Date(now.getTime() + LEASE_MS).toISOString();
      const values = [id, startedAt, until, now.toISOString()];
      const { rows } = await on.query<{ leads: boolean; others: boolean }>(BEAT, values);
      const before = isLeading;
      isLeading = rows[0]?.leads ?? false;
      isAccompanied = rows[0]?.others ?? false;
      if (isLeading && !before) listener.leading();
    };
  };

  function beatOn(clock: Clock, beat: (on: Client) => Promise<void>): void {
    cancelBeat = clock.after(HEARTBEAT_MS, () => {
      const on = connection?.client;
      // One that has no answer makes the connection a lost one.
      const end = () => void on?.end().catch(() => {});
      if (on)
        beating ??= beat(on)
          .catch(end)
          .finally(() => (beating = null));
      beatOn(clock, beat);
    });
  }

  return {
    id,
    isAlone: false,
    leads: () => isLeading,
    hasOthers: () => isAccompanied,
    noticeOf: (announcement) => JSON.stringify({ from: id, ...(announcement && { announcement }) }),
    async open(listener, clock) {
      const beat = beatOf(listener, clock);
      connection = createKeptConnection({
        url,
        onNotification: (payload) => hear(payload, listener),
        async onConnect(client) {
          await client.query(`listen ${CHANNEL}`);
          await beat(client);
        },
        // What another one does meanwhile is not known here.
        onLost: () => (isLeading = false),
        onAgain() {
          listener.interrupted();
          listener.committed();
        },
      });
      await connection.open();
      const forgotten = new Date(clock.now().getTime() - FORGOTTEN_MS).toISOString();
      await connection.client?.query('delete from instances where lease_until < $1', [forgotten]);
      beatOn(clock, beat);
    },
    async close() {
      cancelBeat();
      await beating;
      // The others need not wait for the end of the lease.
      await connection?.close((client) => client.query('delete from instances where id = $1', [id]));
    },
  };
}
