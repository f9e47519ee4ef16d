import type Database from 'better-sqlite3';
import { type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely';
import { preparedOnce } from './prepared-once.ts';

/** SQLite takes a transaction back by itself when the disk is full: to do it again would hide why. */
class RollbackDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: preparedOnce(database) });
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
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
