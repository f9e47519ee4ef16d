import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Connections, Transact } from '../connections.ts';
import type { InstanceLink } from '../instances.ts';
import { migrate } from '../migrate.ts';
import { createQueue } from '../queue.ts';
import type { Tables } from '../tables.ts';
import { sqliteDialect } from './dialect.ts';
import { StoreDialect } from './kysely-dialect.ts';
import { readerDialect, ReaderThreads } from './reader-threads.ts';

export type OpenDatabase = (file: string) => Database.Database;

interface Connection {
  readonly tables: Kysely<Tables>;
  close(): Promise<void>;
}

/** What waits for whom is the connection's own. */
interface Reader extends Connection {
  queued<T>(work: () => Promise<T>): Promise<T>;
}

/** Up to 64 MB, where a list of many objects needs them. */
const forReading = ['query_only = ON', 'cache_size = -65536'];

const openFile: OpenDatabase = (file) => new Database(file, { timeout: 5000 });

/** Opens or creates the database. `readers`: how many threads do what may be long; 0: this one does. Throws `NewerDatabase`. */
export async function openSqlite(
  file: string,
  readers: number,
  openDatabase: OpenDatabase = openFile,
): Promise<Connections> {
  const connect = (...pragmas: readonly string[]) => connectTo(openDatabase(file), pragmas);
  const writer = connect('journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON');
  try {
    await migrate(writer.tables, sqliteDialect);
  } catch (error) {
    await writer.close();
    throw error;
  }
  const reader = inTurn(connect(...forReading));
  const long = readers > 0 ? readByThreads(file, readers) : reader;
  // Of its own, so that a write never waits for who reads.
  const before = connect('query_only = ON');
  return {
    dialect: sqliteDialect,
    writer: writer.tables,
    write: transactIn(writer),
    read: readFrom(reader),
    readLong: readFrom(long),
    readBefore: (_, work) => transactIn(before)(work),
    // One transaction writes at a time, and the lock of the data folder says that no other process does.
    async publish() {},
    alone: (work) => work(),
    link: noOthers(),
    async close() {
      await writer.close();
      await before.close();
      for (const connection of new Set([reader, long])) await connection.queued(() => connection.close());
    },
  };
}

const noOthers = (): InstanceLink => ({
  id: randomUUID(),
  isAlone: true,
  leads: () => true,
  hasOthers: () => false,
  async open() {},
});

const transactIn =
  ({ tables }: Connection): Transact =>
  (work) =>
    tables.transaction().execute(work);

const readFrom =
  (reader: Reader): Transact =>
  (work) =>
    reader.queued(() => transactIn(reader)(work));

function connectTo(database: Database.Database, pragmas: readonly string[]): Connection {
  for (const pragma of pragmas) database.pragma(pragma);
  const tables = new Kysely<Tables>({ dialect: new StoreDialect(database) });
  return {
    tables,
    async close() {
      await tables.destroy();
      // Kysely leaves open what it has never asked anything.
      database.close();
    },
  };
}

/** One connection has one transaction at a time. */
const inTurn = (connection: Connection): Reader => ({ ...connection, queued: createQueue() });

function readByThreads(file: string, threads: number): Reader {
  const driver = new ReaderThreads(file, forReading, threads);
  const tables = new Kysely<Tables>({ dialect: readerDialect(driver) });
  return {
    tables,
    queued: (work) => work(),
    async close() {
      await tables.destroy();
      // Kysely leaves open what it has never asked anything.
      await driver.destroy();
    },
  };
}
