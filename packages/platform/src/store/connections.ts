import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { createQueue } from './queue.ts';
import { readerDialect, ReaderThreads } from './reader-threads.ts';
import { StoreDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type OpenDatabase = (file: string) => Database.Database;

export interface Connection {
  readonly tables: Kysely<Tables>;
  close(): Promise<void>;
}

/** What waits for whom is the connection's own. */
export interface Reader extends Connection {
  queued<T>(work: () => Promise<T>): Promise<T>;
}

export interface Connections {
  readonly writer: Connection;
  readonly reader: Reader;
  /** For reads that may be long; the reader itself where no thread reads. */
  readonly long: Reader;
  /** Reads during a write, and sees the state before it; of its own, so that a write never waits for who reads. */
  readonly before: Connection;
}

/** Up to 64 MB, where a list of many objects needs them. */
const forReading = ['query_only = ON', 'cache_size = -65536'];

const openSqlite: OpenDatabase = (file) => new Database(file, { timeout: 5000 });

/** Opens or creates the database. `readers`: how many threads do what may be long; 0: this one does. Throws `NewerDatabase`. */
export async function openConnections(
  file: string,
  readers: number,
  openDatabase: OpenDatabase = openSqlite,
): Promise<Connections> {
  const connect = (...pragmas: readonly string[]) => connectTo(openDatabase(file), pragmas);
  const writer = connect('journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON');
  try {
    await migrate(writer.tables);
  } catch (error) {
    await writer.close();
    throw error;
  }
  const reader = inTurn(connect(...forReading));
  const long = readers > 0 ? readByThreads(file, readers) : reader;
  return { writer, reader, long, before: connect('query_only = ON') };
}

/** Once nobody writes, nor reads in a thread; a read in this one that has begun ends first. */
export async function closeConnections({ writer, reader, long, before }: Connections): Promise<void> {
  await writer.close();
  await before.close();
  for (const connection of new Set([reader, long])) await connection.queued(() => connection.close());
}

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
