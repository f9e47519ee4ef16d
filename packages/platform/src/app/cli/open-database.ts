import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { ageOf } from '../../store/migrate.ts';
import { CommandRefusal } from './command-refusal.ts';

/** Runs `work` with a database that nothing is written to. Throws a CommandRefusal where there is none. */
export async function withDatabase<T>(file: string, work: (database: Database.Database) => T | Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new CommandRefusal(`There is no database ${file}.`);
  const database = new Database(file, { readonly: true, timeout: 5000 });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Of which release a database is: this one's, or an older or newer one's. */
export function ageOfDatabase(database: Database.Database): ReturnType<typeof ageOf> {
  const tables = database.prepare(`select name from sqlite_master where name = 'kysely_migration'`).pluck().all();
  if (tables.length === 0) return 'older';
  return ageOf(database.prepare('select name from kysely_migration').pluck().all() as string[]);
}

/** The id of the installation, sealed with its key; null in older data, which know none. */
export function keyCheckOf(database: Database.Database): string | null {
  const tables = database.prepare(`select name from sqlite_master where name = 'installation'`).pluck().all();
  if (tables.length === 0) return null;
  return (database.prepare('select key_check from installation').pluck().get() ?? null) as string | null;
}
