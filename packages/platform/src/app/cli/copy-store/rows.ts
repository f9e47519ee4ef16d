import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../store/tables.ts';
import type { CopiedTable } from './tables.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** Of one statement SQLite takes 32,766 values. */
const ROWS_AT_ONCE = 500;

/** The rows after this one, in the order of their key. */
export async function rowsAfter(db: Kysely<Tables>, { name, key, without = [] }: CopiedTable, after: Row | null) {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const isAfter = after ? sql`where (${keys}) > (${sql.join(key.map((column) => after[column]))})` : sql``;
  const { rows } = await sql<Row>`select * from ${sql.table(name)} ${isAfter} order by ${keys} limit ${sql.lit(
    ROWS_AT_ONCE,
  )}`.execute(db);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))));
}

export async function lastRow(db: Kysely<Tables>, { name, key }: CopiedTable): Promise<Row | null> {
  const order = sql.join(key.map((column) => sql`${sql.ref(column)} desc`));
  const { rows } = await sql<Row>`select * from ${sql.table(name)} order by ${order} limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface Digest {
  readonly count: number;
  /** SHA-256 of all rows, in hex. */
  readonly hash: string;
}

/** The same in both databases where the rows are the same. */
export async function digestOf(db: Kysely<Tables>, table: CopiedTable): Promise<Digest> {
  const hash = createHash('sha256');
  let count = 0;
  for (
    let rows = await rowsAfter(db, table, null);
    rows.length > 0;
    rows = await rowsAfter(db, table, rows.at(-1) ?? null)
  ) {
    for (const row of rows) hash.update(textOf(row));
    count += rows.length;
  }
  return { count, hash: hash.digest('hex') };
}

/** PostgreSQL's text has neither NUL nor half a surrogate pair (docs/decisions/0052). */
const storable = (value: string | number | null) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value;

const textOf = (row: Row): string =>
  JSON.stringify(
    Object.entries(row)
      .map(([column, value]) => [column, storable(value)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
