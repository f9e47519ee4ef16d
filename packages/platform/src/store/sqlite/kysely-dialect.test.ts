import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { StoreDialect } from './kysely-dialect.ts';

const FEW_PAGES = 8;

test('a write that has no room says so, and what it wrote is gone', async (t) => {
  const database = new Database(':memory:');
  const tables = new Kysely<Record<string, never>>({ dialect: new StoreDialect(database) });
  t.after(() => tables.destroy());
  await sql`create table box (content blob)`.execute(tables);
  database.pragma(`max_page_count = ${FEW_PAGES}`);
  const write = tables.transaction().execute(async (tx) => {
    await sql`insert into box values (zeroblob(100))`.execute(tx);
    await sql`insert into box values (zeroblob(1000000))`.execute(tx);
  });
  await assert.rejects(write, { code: 'SQLITE_FULL' });
  const { rows } = await sql<{ boxes: number }>`select count(*) as boxes from box`.execute(tables);
  assert.deepEqual(rows, [{ boxes: 0 }]);
});

test('a write that fails for another reason is taken back', async (t) => {
  const tables = new Kysely<Record<string, never>>({ dialect: new StoreDialect(new Database(':memory:')) });
  t.after(() => tables.destroy());
  await sql`create table box (content text)`.execute(tables);
  const write = tables.transaction().execute(async (tx) => {
    await sql`insert into box values ('one')`.execute(tx);
    throw new TypeError('a fault of ours');
  });
  await assert.rejects(write, TypeError);
  const { rows } = await sql<{ boxes: number }>`select count(*) as boxes from box`.execute(tables);
  assert.deepEqual(rows, [{ boxes: 0 }]);
});
