import type Database from 'better-sqlite3';

/** What is wrong with the pages and references of a database; nothing, if it is whole. */
export function databaseFaults(database: Database.Database): string[] {
  const reported = database.pragma('integrity_check') as readonly { readonly integrity_check: string }[];
  const broken = database.pragma('foreign_key_check') as readonly { readonly table: string }[];
  return [
    ...reported.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok'),
    ...broken.map(({ table }) => `a row of ${table} names one that is not there`),
  ];
}
