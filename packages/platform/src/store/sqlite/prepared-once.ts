import type Database from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** As many as a busy server asks in turn; a list with an `in (?, ?, …)` of each length must not fill the memory. */
const MOST = 500;

/**
 * The database as Kysely asks it, with each statement prepared at its first use and kept for the next: preparing one costs more
 * than a small answer. Those that were used longest ago are given up first.
 */
export function preparedOnce(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const statement = statements.get(sql) ?? (database.prepare(sql) as unknown as SqliteStatement);
      statements.delete(sql);
      statements.set(sql, statement);
      const [oldest] = statements.keys();
      if (statements.size > MOST && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
    close: () => database.close(),
  };
}
