import type { SearchRank } from '@skydeck/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import { fieldOf, whereOf } from '../../../store/conditions.ts';
import { readStored } from '../../../store/disk-faults.ts';
import type { Tx } from '../../../store/store.ts';
import { type FoundRecord, isIdStart, type RecordSearch } from './find-records.ts';

/** Lets SQLite find them. */
export async function findInStore<T>(
  tx: Tx,
  { kind, where, addresses, partIds, text, limit }: RecordSearch,
): Promise<FoundRecord<T>[]> {
  const name = fieldOf('name');
  const ranks = [rankOf(name, text), ...addresses.map((field) => rankOf(wordsOf(field), ` ${text}`, `${text} `))];
  const isFound = [
    contains(name, text),
    ...addresses.map((field) => contains(fieldOf(field), text)),
    ...hasId(text, partIds),
  ];
  const rows = await tx.tables
    .selectFrom('documents')
    .select(['body', best(ranks).as('rank')])
    .where('kind', '=', kind)
    .where((eb) => eb.and(where.map(whereOf)))
    .where(sql<SqlBool>`(${sql.join(isFound, sql` or `)})`)
    .orderBy('rank')
    .orderBy(sql`name collate nocase`)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ body, rank }) => ({ document: readStored<T>(body), rank }));
}

type Field = Expression<unknown>;

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
const like = (field: Field, pattern: string) => sql<SqlBool>`${field} like ${pattern} escape '\\'`;
const contains = (field: Field, text: string) => like(field, `%${escapeLike(text)}%`);

/** With a space on both sides of each word. */
const wordsOf = (field: string): Field => sql`(' ' || ${fieldOf(field)} || ' ')`;

const PART: SearchRank = 2;

/** Of a field with one word `start` is the text; of one with several, each stands between spaces. */
function rankOf(field: Field, start: string, end?: string) {
  const whole = end === undefined ? escapeLike(start) : `%${escapeLike(` ${end}`)}%`;
  const begin = end === undefined ? `${escapeLike(start)}%` : `%${escapeLike(start)}%`;
  return sql<SearchRank>`case when ${like(field, whole)} then 0 when ${like(field, begin)} then 1 else ${sql.lit(PART)} end`;
}

const hasId = (text: string, partIds: readonly string[]) =>
  isIdStart(text)
    ? [like(fieldOf('id'), `${text.toLowerCase()}%`), ...partIds.map((field) => whereOf({ field, contains: text }))]
    : [];

// With one argument `min` would be that of all rows.
const best = (ranks: readonly Expression<SearchRank>[]) => sql<SearchRank>`min(${sql.join(ranks)}, ${sql.lit(PART)})`;
