import { join } from 'node:path';
import Database from 'better-sqlite3';

/** What is wrong with the database of a stopped platform; nothing, if it is whole. */
export function integrityFaults(dataFolder: string): string[] {
  const database = new Database(join(dataFolder, 'skydeck.db'));
  try {
    const reported = database.pragma('integrity_check') as readonly { readonly integrity_check: string }[];
    const broken = database.pragma('foreign_key_check') as readonly { readonly table: string }[];
    return [
      ...reported.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok'),
      ...broken.map(({ table }) => `a row of ${table} names one that is not there`),
    ];
  } finally {
    database.close();
  }
}
