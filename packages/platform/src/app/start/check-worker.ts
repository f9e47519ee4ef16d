// Reads the whole database in a thread of its own, table by table, so that it can be stopped between two of them. Tells what is
// wrong with it, and nothing when nothing is.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** One table may have thousands of bad pages. */
const MAX_FAULTS = 5;

function faultsOf(file: string): string[] {
  const database = new Database(file, { readonly: true });
  try {
    const tables = database.prepare(`select name from sqlite_master where type = 'table'`).pluck().all() as string[];
    return tables.flatMap((table) => faultsOfTable(database, table).map((fault) => `${table}: ${fault}`));
  } catch (error) {
    return [String(error)];
  } finally {
    database.close();
  }
}

function faultsOfTable(database: Database.Database, table: string): string[] {
  try {
    const rows = database.pragma(`quick_check("${table}")`) as { quick_check: string }[];
    return rows
      .map(({ quick_check }) => quick_check)
      .filter((fault) => fault !== 'ok')
      .slice(0, MAX_FAULTS);
  } catch (error) {
    // Where its first page is none, SQLite does not begin.
    return [String(error)];
  }
}

// The lint takes it for a window's.
// eslint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(faultsOf(workerData as string));
