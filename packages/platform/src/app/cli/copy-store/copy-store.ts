import { type Kysely, sql } from 'kysely';
import type { OpenStore, Store } from '../../../store/store.ts';
import type { Tables } from '../../../store/tables.ts';
import { CommandRefusal } from '../command-refusal.ts';
import { type Digest, digestOf, lastRow, type Row, rowsAfter } from './rows.ts';
import { type CopiedTable, copiedTables } from './tables.ts';

/** One of the two databases. */
export interface CopyEnd {
  readonly store: OpenStore;
  /** For people. */
  readonly name: string;
  readonly isServer: boolean;
}

export interface CopiedRows extends Digest {
  readonly table: string;
}

/**
 * Copies all that one store keeps into another one that is empty, or has what a copy that was cut off has brought: then it goes on
 * there. Until the last step no platform starts on it. Answers what was copied, counted and hashed on both sides. Throws a
 * CommandRefusal.
 */
// spec: operations.migrate-store
export const copyStore = (from: CopyEnd, to: CopyEnd): Promise<CopiedRows[]> =>
  from.store.read(async ({ tables: source }) => {
    const installation = await source.selectFrom('installation').selectAll().executeTakeFirst();
    if (!installation)
      throw new CommandRefusal(`The database ${from.name} has no installation: nothing was kept there.`);
    await claim(to, `copy of ${installation.id}`);
    const copied: CopiedRows[] = [];
    for (const table of copiedTables) {
      await copyRows(source, to.store, table);
      if (table.numbered !== undefined) {
        const newest = await newestNumber(source, from, table);
        await to.store.write(({ tables }) => continueNumbers(tables, to, table, newest));
      }
      copied.push({ table: table.name, ...(await compared(source, to, table)) });
    }
    await to.store.write(({ tables }) => tables.updateTable('installation').set(installation).execute());
    return copied;
  });

/** Marks the copy as one that is not finished: with this id it belongs to no data folder. */
async function claim({ store, name }: CopyEnd, id: string): Promise<void> {
  await store.write(async ({ tables }) => {
    const there = await tables.selectFrom('installation').selectAll().executeTakeFirst();
    if (there?.id === id) return;
    const isUsed = there || (await tables.selectFrom('documents').select('id').limit(1).executeTakeFirst());
    if (isUsed) throw new CommandRefusal(`The database ${name} is not empty.`);
    await tables.insertInto('installation').values({ id, key_check: null, is_seeded: 0 }).execute();
  });
}

async function copyRows(source: Kysely<Tables>, to: Store, table: CopiedTable): Promise<void> {
  let after = await to.read(({ tables }) => lastRow(tables, table));
  for (;;) {
    const rows = await rowsAfter(source, table, after);
    if (rows.length === 0) return;
    await to.write(({ tables }) => insertAll(tables, table, rows));
    after = rows.at(-1) ?? null;
  }
}

async function insertAll(tables: Kysely<Tables>, { name }: CopiedTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(tables);
}

/** Throws a CommandRefusal where the two are not the same. */
async function compared(source: Kysely<Tables>, to: CopyEnd, table: CopiedTable): Promise<Digest> {
  const [one, other] = [await digestOf(source, table), await to.store.read(({ tables }) => digestOf(tables, table))];
  if (one.count === other.count && one.hash === other.hash) return one;
  throw new CommandRefusal(
    `The copy of ${table.name} in ${to.name} is not what was copied: ${other.count} rows of ${one.count}, or other ones. Empty that database, and begin anew.`,
  );
}

/** Of those that were ever given. */
async function newestNumber(
  db: Kysely<Tables>,
  { isServer }: CopyEnd,
  { name, numbered = '' }: CopiedTable,
): Promise<number> {
  const query = isServer
    ? sql<{ newest: number | null }>`select last_value as newest from pg_sequences
        where format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence(${name}, ${numbered})`
    : sql<{ newest: number | null }>`select seq as newest from sqlite_sequence where name = ${name}`;
  return (await query.execute(db)).rows[0]?.newest ?? 0;
}

async function continueNumbers(
  db: Kysely<Tables>,
  { isServer }: CopyEnd,
  { name, numbered = '' }: CopiedTable,
  newest: number,
): Promise<void> {
  if (newest === 0) return;
  if (isServer) await sql`select setval(pg_get_serial_sequence(${name}, ${numbered}), ${newest})`.execute(db);
  else {
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${newest})`.execute(db);
  }
}
