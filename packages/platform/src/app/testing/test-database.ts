import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';

/** The PostgreSQL server that tests keep everything on; null: they use SQLite. `with-postgres.ts` starts one. */
export const testServer: string | null = process.env['TEST_DATABASE_URL'] || null;

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** One after the other: of one template there is one copy at a time. */
const administrator = new Pool({ connectionString: testServer ?? '', max: 1, allowExitOnIdle: true });

/** A database of its own on the tests' server: a copy of another, which nobody may be connected to, or an empty one. */
export async function createTestDatabase(template = 'template0'): Promise<TestDatabase> {
  const name = `skydeck_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await administrator.query(`create database ${name} template ${template} encoding 'UTF8'`);
  const url = new URL(testServer ?? '');
  url.pathname = `/${name}`;
  const drop = async () => void (await administrator.query(`drop database if exists ${name} with (force)`));
  return { url: url.href, drop };
}

/** The name of a database, as a template has to be called. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1);

// As a migration leaves it. Most tests fill few tables, and to empty one makes a file.
const EMPTY = `do $$
  declare
    part record;
    is_filled boolean;
    filled text[] := '{}';
  begin
    for part in select format('%I', tablename) as name from pg_tables
      where schemaname = current_schema() and tablename not like 'kysely_%' loop
      execute 'select exists (select from ' || part.name || ')' into is_filled;
      if is_filled then filled := filled || part.name; end if;
    end loop;
    if cardinality(filled) > 0 then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
    for part in select format('%I', sequencename) as name from pg_sequences
      where schemaname = current_schema() and last_value is not null loop
      execute 'alter sequence ' || part.name || ' restart';
    end loop;
    for part in select format('%I', indexname) as name from pg_indexes
      where schemaname = current_schema() and indexname like 'list\\_%' loop
      execute 'drop index ' || part.name;
    end loop;
    delete from kysely_migration where name > '9';
  end $$`;

/** Makes a database with tables what it was when they were new. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(EMPTY);
  } finally {
    await client.end();
  }
}
