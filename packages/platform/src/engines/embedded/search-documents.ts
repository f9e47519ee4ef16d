import type { SearchRank } from '@skydeck/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import { fieldOf, whereOf } from '../../store/conditions.ts';
import { readStored } from '../../store/disk-faults.ts';
import type { Condition, Tx } from '../../store/store.ts';

interface DocumentSearch {
  /** Of the documents: `network`. */
  readonly kind: string;
  readonly where: readonly Condition[];
  /** Besides the name: fields with one address or several, a space between them. */
  readonly addresses: readonly string[];
  /** Ids of its parts: `members[].id`. */
  readonly partIds: readonly string[];
  readonly text: string;
  readonly limit: number;
}

/** Documents whose name, address or id has the text in it: those that are it first, then those that begin with it. */
export async function findDocuments<T>(
  tx: Tx,
  { kind, where, addresses, partIds, text, limit }: DocumentSearch,
): Promise<{ readonly document: T; readonly rank: SearchRank }[]> {
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

/** An id is pasted, in whole or its first signs as a table shows them. */
export const isIdStart = (text: string) => /^[0-9a-f][0-9a-f-]{5,35}$/i.test(text);

const hasId = (text: string, partIds: readonly string[]) =>
  isIdStart(text)
    ? [like(fieldOf('id'), `${text.toLowerCase()}%`), ...partIds.map((field) => whereOf({ field, contains: text }))]
    : [];

// With one argument `min` would be that of all rows.
const best = (ranks: readonly Expression<SearchRank>[]) => sql<SearchRank>`min(${sql.join(ranks)}, ${sql.lit(PART)})`;
