import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Dialect } from './dialect.ts';
import { migrationNames, migrationsOf } from './migrations/index.ts';

/** The database was written by a newer Skydeck: going on would lose what this one does not know. */
export class NewerDatabase extends Error {}

/** Brings the database to what this code knows. Throws `NewerDatabase`. */
export async function migrate<Tables>(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const done = await doneMigrations(db);
  if (ageOf(done) === 'newer') throw new NewerDatabase('The database has steps that this version does not know');
  if (done.length === migrationNames.length) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsOf(dialect) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether a database with these steps is of this code, or of another release. */
export function ageOf(done: readonly string[]): 'older' | 'same' | 'newer' {
  if (done.some((name) => !migrationNames.includes(name))) return 'newer';
  return done.length < migrationNames.length ? 'older' : 'same';
}

async function doneMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
