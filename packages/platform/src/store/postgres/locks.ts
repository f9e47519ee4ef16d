import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Of advisory locks, which are numbers that all instances know. */
const OURS = 0x536b79;
const keys = { writes: 1, start: 2, events: 3 } as const;

const keyOf = (name: keyof typeof keys) => sql.raw(`${OURS}, ${keys[name]}`);

/** Until the end of the transaction. */
export const lockInTransaction = (name: keyof typeof keys): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(${keyOf(name)})`;

/** The same for many at once. */
export const shareInTransaction = (name: keyof typeof keys): string =>
  `pg_advisory_xact_lock_shared(${OURS}, ${keys[name]})`;

/** Work on one connection that has the lock meanwhile: it goes with the connection. */
export const locked = <Tables, T>(
  database: Kysely<Tables>,
  name: keyof typeof keys,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${keyOf(name)})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${keyOf(name)})`.execute(connection);
    }
  });
