import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Condition, isColumn, isEntry } from '../conditions.ts';
import { askedText, type FoundRows, type KeptList } from '../list-description.ts';
import type { Tables } from '../tables.ts';
import { smallLetters, whereOf } from '../where.ts';
import { conditionSql, entriesWith } from './condition-sql.ts';
import { textTable, wordsTable } from './list-tables.ts';

const ROWS_OF_A_PAGE = 21;
const COUNTED_FOR_MS = 10_000;

interface ProbedRows extends FoundRows {
  /** One of several values or conditions is met, each of which has an index: SQLite would not use them. */
  readonly isChoice: boolean;
}

/**
 * What the indexes find for each of the conditions of a list. null: they do not know, or SQLite finds it as well from the condition
 * itself, which is asked of one document after the other.
 */
export async function findRows(
  db: Kysely<Tables>,
  where: readonly Condition[],
  kept?: KeptList,
): Promise<(FoundRows | null)[]> {
  const found: (ProbedRows | null)[] = [];
  for (const condition of where) {
    const source = kept && sourceOf(condition, kept);
    found.push(source ? await probe(db, source, kept) : null);
  }
  const isSlowOtherwise = where.length > 1 && found.filter((rows) => rows !== null).length === 1;
  return found.map((rows) => (rows?.isChoice && !rows.isFew && !isSlowOtherwise ? null : rows));
}

const sourceOf = (condition: Condition, kept: KeptList) =>
  byEntry(condition, kept) ?? byText(condition, kept) ?? byChoice(condition, kept);

/** Those whose texts have one of these phrases. null: they are too short, or have signs that the index does not look up. */
export async function findPhrases(
  db: Kysely<Tables>,
  phrases: readonly string[],
  kept: KeptList,
): Promise<FoundRows | null> {
  const match = matchOf(phrases, kept.kind);
  return match && probe(db, { rows: textRows(kept.kind, match), isExact: false }, kept);
}

async function probe(db: Kysely<Tables>, found: Source, kept: KeptList): Promise<ProbedRows> {
  const few = await fewOf(db, kept);
  const counted = sql<{ total: number }>`select count(*) as total from (${found.rows} limit ${few + 1})`;
  const { rows } = await counted.execute(db);
  const isFew = Number(rows[0]?.total ?? 0) <= few;
  return {
    // With a sign before it SQLite asks of each document in turn whether it is among them, and keeps the order of the list.
    where: isFew ? sql<SqlBool>`documents.row in (${found.rows})` : sql<SqlBool>`+documents.row in (${found.rows})`,
    isExact: found.isExact,
    isChoice: found.isChoice ?? false,
    isFew,
  };
}

/**
 * So many are fetched each. Where more are found, the list in its order comes to a page sooner: of every `size / found` rows that it
 * reads one is among them. The numbers are equal at the square root, and a fetched row costs half of a read one.
 */
async function fewOf(db: Kysely<Tables>, { kind, size }: KeptList): Promise<number> {
  const now = performance.now();
  if (now - size.countedAt > COUNTED_FOR_MS) {
    size.countedAt = now;
    const counted = sql<{
      total: number;
    }>`select count(*) as total from documents where documents.kind = ${sql.lit(kind)}`;
    const { rows } = await counted.execute(db);
    size.documents = Number(rows[0]?.total ?? 0);
  }
  return Math.ceil(Math.sqrt(2 * ROWS_OF_A_PAGE * size.documents));
}

interface Source {
  readonly rows: RawBuilder<unknown>;
  readonly isExact: boolean;
  readonly isChoice?: boolean;
}

function byEntry(condition: Condition, kept: KeptList): Source | null {
  const rows = 'field' in condition ? entriesWith(condition, kept) : null;
  return rows && { rows, isExact: true };
}

/** Such as whose it is, and for whom it is shared; or one of several states. */
function byChoice(condition: Condition, kept: KeptList): Source | null {
  if (!('any' in condition) && !('in' in condition && condition.in.length > 1)) return null;
  const choices = 'any' in condition ? condition.any : [condition];
  const parts = choices.map((one) => rowsWith(one, kept)).filter((part) => part !== null);
  if (parts.length === 0 || parts.length < choices.length) return null;
  return { rows: sql.join(parts, sql` union all `), isExact: true, isChoice: true };
}

function rowsWith(condition: Condition, kept: KeptList): RawBuilder<unknown> | null {
  if (!('field' in condition) || 'contains' in condition) return null;
  const { field } = condition;
  if (isEntry(field)) return entriesWith(condition, kept);
  if (!isColumn(field) && !kept.filters.includes(field)) return null;
  return sql`select row from documents where documents.kind = ${sql.lit(kept.kind)} and ${whereOf(conditionSql, condition)}`;
}

function byText(condition: Condition, kept: KeptList): Source | null {
  const asked = askedText(condition, kept);
  const match = asked && matchOf([asked.text], kept.kind);
  return match && { rows: textRows(kept.kind, match), isExact: asked.isAnywhere };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const textRows = (kind: string, match: Expression<unknown>) =>
  sql`select rowid from ${sql.table(textTable(kind))} where text match ${match}`;

/** In the index each text stands on a line, with its letters A to Z small. One sign finds nearly all; it is not looked up. */
function matchOf(phrases: readonly string[], kind: string): Expression<unknown> | null {
  const small = phrases.map(smallLetters);
  if (small.some((phrase) => [...phrase].length < 2 || phrase.includes('\0'))) return null;
  return sql.join(
    small.map((phrase) => ([...phrase].length > 2 ? sql`${quoted(phrase)}` : threesWith(phrase, kind))),
    sql` || ' OR ' || `,
  );
}

/** Whatever three signs begin with these two; an empty text finds nothing. */
const threesWith = (two: string, kind: string) =>
  sql`(select coalesce(group_concat('"' || replace(term, '"', '""') || '"', ' OR '), '""')
    from ${sql.table(wordsTable(kind))} where term >= ${two} and term < ${`${two}\u{10ffff}`})`;
