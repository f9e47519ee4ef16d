import type { Operation, Subject } from '@skydeck/contract';
import type { Kysely, Selectable } from 'kysely';
import type { OutboxRow, Tables } from './tables.ts';

export interface EmittedEvent {
  /** The resource's event name: `router`. */
  readonly type: string;
  readonly operation: Operation;
  readonly object: { readonly id: string };
  /** `compute` if left out. */
  readonly channel?: string;
  /** null: for everybody who may read the subject. */
  readonly projectId: string | null;
  /** Narrows it to those who see this domain. */
  readonly domainId?: string;
  /** Only for this person, besides those of the project. */
  readonly userId?: string;
  readonly subject: Subject;
  readonly requestId: string | null;
}

export type StoredEvent = Selectable<OutboxRow>;

/** What a client that was away can catch up with. */
export const KEPT_EVENTS = 10_000;

/** Writes events in the transaction of their change; answers them with their numbers. */
export async function storeEvents(
  db: Kysely<Tables>,
  events: readonly EmittedEvent[],
  at: string,
): Promise<StoredEvent[]> {
  const stored: StoredEvent[] = [];
  for (const event of events) {
    const row = rowOf(event, at);
    const { seq } = await db.insertInto('outbox').values(row).returning('seq').executeTakeFirstOrThrow();
    stored.push({ ...row, seq });
  }
  const newest = stored.at(-1)?.seq;
  if (newest !== undefined)
    await db
      .deleteFrom('outbox')
      .where('seq', '<=', newest - KEPT_EVENTS)
      .execute();
  return stored;
}

const rowOf = (event: EmittedEvent, at: string): Omit<StoredEvent, 'seq'> => ({
  at,
  channel: event.channel ?? 'compute',
  type: event.type,
  operation: event.operation,
  object_id: event.object.id,
  body: JSON.stringify(event.object),
  project_id: event.projectId,
  domain_id: event.domainId ?? null,
  user_id: event.userId ?? null,
  subject: event.subject,
  request_id: event.requestId,
});

/** The number of the newest event, 0 when there never was one; also when its row is gone. */
export async function newestSeq(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirst();
  return Number(row?.seq ?? 0);
}

/** So many of the newest at most, oldest first. */
export async function newestEvents(db: Kysely<Tables>, max: number): Promise<StoredEvent[]> {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('seq', 'desc').limit(max).execute();
  return rows.toReversed();
}

/**
 * The events after `since`, oldest first, and so many at most; null when some of them are not kept any more, or `since` was
 * never given.
 */
export async function eventsAfter(db: Kysely<Tables>, since: number, max: number): Promise<StoredEvent[] | null> {
  const ends = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.min('seq').as('oldest'), fn.max('seq').as('newest')])
    .executeTakeFirst();
  const newest = Number(ends?.newest ?? 0);
  const oldest = ends?.oldest === null || ends?.oldest === undefined ? newest + 1 : Number(ends.oldest);
  if (since > newest || since < oldest - 1) return null;
  return db.selectFrom('outbox').selectAll().where('seq', '>', since).orderBy('seq').limit(max).execute();
}
