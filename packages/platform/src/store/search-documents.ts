import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';
import { type SearchRank, searchRanks } from '@skydeck/contract';
import { type Condition, escapeLike, fieldOf, whereOf } from './conditions.ts';
import { readStored } from './disk-faults.ts';
import { findPhrases, findRows, type FoundRows, matchingBy } from './find-rows.ts';
import type { KeptList } from './list-description.ts';
import type { Tables } from './tables.ts';

export interface TextSearch {
  readonly where: readonly Condition[];
  /** Besides the name: fields with one word or several, a space between them. */
  readonly words: readonly string[];
  /** Ids of parts (`members[].id`) which it is found by, as by the beginning of its own; null: the text is no beginning of an id. */
  readonly partIds: readonly string[] | null;
  readonly text: string;
  readonly limit: number;
}

export interface FoundDocument<T> {
  readonly document: T;
  readonly rank: SearchRank;
}

const { exact, prefix, contains } = searchRanks;

/** Those that the text is, then those that begin with it, then those that have it; each by its name. Case does not count. */
export async function searchDocuments<T>(
  db: Kysely<Tables>,
  kind: string,
  kept: KeptList | undefined,
  search: TextSearch,
): Promise<FoundDocument<T>[]> {
  const seen = await findRows(db, search.where, kept);
  const found = new Map<string, FoundDocument<T>>();
  for (const level of levelsOf(search, kept)) {
    const rows = level.phrases && kept ? await findPhrases(db, level.phrases, kept) : null;
    const sources = rows ? [...seen, rows] : seen;
    // Of many, the first in their order will do: those of a better rank are known.
    const isRanked = !level.phrases || level.rank === exact || sources.some((source) => source?.isFew);
    for (const row of await read(db, kind, search, { ...level, sources, isRanked }))
      if (!found.has(row.id)) found.set(row.id, { document: readStored<T>(row.body), rank: row.rank });
    if (found.size >= search.limit) break;
  }
  // Each level is in its order, and comes after the better one.
  return [...found.values()].slice(0, search.limit);
}

interface Level {
  readonly rank: SearchRank;
  /** What stands in the texts of those that have the rank. null: nothing says so, and each document is looked into. */
  readonly phrases: readonly string[] | null;
}

function levelsOf({ words, partIds, text }: TextSearch, kept: KeptList | undefined): readonly Level[] {
  const asked = ['name', ...words, ...(partIds ? ['id', ...partIds] : [])];
  if (!kept || !asked.every((field) => kept.text.includes(field))) return [{ rank: contains, phrases: null }];
  // A text stands on a line of its own, and words between spaces.
  const ends = ['\n', ' '];
  return [
    { rank: exact, phrases: ends.flatMap((begin) => ends.map((end) => begin + text + end)) },
    { rank: prefix, phrases: ends.map((begin) => begin + text) },
    { rank: contains, phrases: [text] },
  ];
}

async function read(
  db: Kysely<Tables>,
  kind: string,
  { where, words, partIds, text, limit }: TextSearch,
  { rank, sources, isRanked }: Pick<Level, 'rank'> & { sources: readonly (FoundRows | null)[]; isRanked: boolean },
) {
  const name = fieldOf('name');
  const rankOfRow = best([rankOf(name, text), ...words.map((field) => rankOf(wordsOf(field), ` ${text}`, `${text} `))]);
  const isFound = ['name', ...words, ...(partIds ?? [])].map((field) => whereOf({ field, contains: text }));
  const isById = partIds ? [like(fieldOf('id'), `${text.toLowerCase()}%`)] : [];
  let select = db
    .selectFrom('documents')
    .select(['id', 'body', rankOfRow.as('rank')])
    .where(matchingBy(kind, where, sources))
    .where(sql<SqlBool>`(${sql.join([...isFound, ...isById], sql` or `)})`)
    .where(sql<SqlBool>`${rankOfRow} <= ${rank}`);
  if (isRanked) select = select.orderBy('rank');
  return select
    .orderBy(sql`name collate nocase`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

type Field = Expression<unknown>;

const like = (field: Field, pattern: string) => sql<SqlBool>`${field} like ${pattern} escape '\\'`;

/** With a space on both sides of each word. */
const wordsOf = (field: string): Field => sql`(' ' || ${fieldOf(field)} || ' ')`;

/** Of a field with one word `start` is the text; of one with several, each stands between spaces. */
function rankOf(field: Field, start: string, end?: string) {
  const whole = end === undefined ? escapeLike(start) : `%${escapeLike(` ${end}`)}%`;
  const begin = end === undefined ? `${escapeLike(start)}%` : `%${escapeLike(start)}%`;
  return sql<SearchRank>`case when ${like(field, whole)} then 0 when ${like(field, begin)} then 1 else 2 end`;
}

// With one argument `min` would be that of all rows.
const best = (of: readonly Expression<SearchRank>[]) => sql<SearchRank>`min(${sql.join(of)}, 2)`;
