import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Connections } from '../connections.ts';
import { migrate } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { postgresDialect } from './dialect.ts';
import { CHANNEL, createInstanceLink } from './instance-link.ts';
import { StoreDialect } from './kysely-dialect.ts';
import { locked, lockInTransaction } from './locks.ts';
import { checkServer, makeExtension } from './usable-server.ts';
import { readFrom, writeTo } from './writes.ts';

const READERS = 8;
const CONNECT_WITHIN_MS = 10_000;

/** Opens the database of a server. Throws `NewerDatabase` and `UnusableServer`. */
export async function openPostgres(url: string): Promise<Connections> {
  const writer = connect(url, 1);
  const reader = connect(url, READERS);
  // Of its own, so that a write never waits for who reads.
  const before = connect(url, 1);
  const link = createInstanceLink(url);
  const close = async () => {
    await link.close();
    for (const database of [writer, before, reader]) await database.destroy();
  };
  try {
    await checkServer(writer, url);
    await locked(writer, 'start', async (connection) => {
      await makeExtension(connection, url);
      await migrate(connection, postgresDialect);
    });
  } catch (error) {
    await close();
    throw error;
  }
  const read = readFrom(reader);
  return {
    dialect: postgresDialect,
    writer,
    write: writeTo(writer),
    read,
    readLong: read,
    async readBefore(writing, work) {
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(writing);
      return readFrom(before)(async (tables) => {
        await sql`set transaction snapshot ${sql.lit(rows[0]?.snapshot ?? '')}`.execute(tables);
        return work(tables);
      });
    },
    async publish(writing, hasEvents, announcements) {
      const notices = [...(hasEvents ? [null] : []), ...announcements].map(link.noticeOf);
      const tell = notices.map((notice) => sql`pg_notify(${CHANNEL}, ${notice})`);
      // Until the end of the transaction: who waits here gets greater numbers than who has gone before, and is seen after them.
      await sql`select ${sql.join([...(hasEvents ? [lockInTransaction('events')] : []), ...tell])}`.execute(writing);
    },
    alone: (work) => locked(reader, 'start', () => work()),
    link,
    close,
  };
}

function connect(url: string, max: number): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'skydeck',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    types: { getTypeParser },
  });
  // Of a connection that nobody uses, such as at a restart of the server: the next one to be asked for is a new one.
  pool.on('error', () => {});
  // The pool does not hear of one that is in use: without this, an end between two statements of a transaction would be the process's.
  pool.on('connect', (client) => client.on('error', () => {}));
  // `in ()` is no SQL there.
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  return new Kysely<Tables>({ dialect: new StoreDialect({ pool }), plugins });
}

const numbers: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC]);

/** Counts, sums and sizes are numbers here, as SQLite has them; none of them is greater than a number can be. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  numbers.has(oid) ? Number : types.getTypeParser(oid, format as 'text');
