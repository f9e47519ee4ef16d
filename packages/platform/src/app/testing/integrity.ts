import { join } from 'node:path';
import Database from 'better-sqlite3';
import { databaseFaults } from '../cli/database-faults.ts';

/** What is wrong with the database of a stopped platform; nothing, if it is whole. */
export function integrityFaults(dataFolder: string): string[] {
  const database = new Database(join(dataFolder, 'skydeck.db'));
  try {
    return databaseFaults(database);
  } finally {
    database.close();
  }
}
