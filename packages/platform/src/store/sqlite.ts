import type Database from 'better-sqlite3';
import { type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely';

/** SQLite takes a transaction back by itself when the disk is full: to do it again would hide why. */
class RollbackDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: keepStatements(database) });
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** As many as the platform asks again and again; those that were not asked for longest make room. */
const STATEMENTS_KEPT = 300;

/** To parse a statement takes longer than to run most of ours, and Kysely prepares each one anew. */
function keepStatements(database: Database.Database): Pick<Database.Database, 'prepare' | 'close'> {
  const kept = new Map<string, Database.Statement>();
  return {
    close: () => database.close(),
    prepare: ((sql: string) => {
      const statement = kept.get(sql) ?? database.prepare(sql);
      kept.delete(sql);
      kept.set(sql, statement);
      const [oldest] = kept.keys();
      if (kept.size > STATEMENTS_KEPT && oldest !== undefined) kept.delete(oldest);
      return statement;
    }) as Database.Database['prepare'],
  };
}

/** Kysely's dialect for one open database. */
export class StoreDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new RollbackDriver(this.#database);
  }
}
