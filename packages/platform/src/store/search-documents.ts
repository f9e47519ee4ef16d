import { type Expression, type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { type SearchRank, searchRanks } from '@skydeck/contract';
import { type Condition, locateField } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { readStored } from './disk-faults.ts';
import type { FoundRows, KeptList } from './list-description.ts';
import type { Tables } from './tables.ts';
import { anyOf, escapeLike, matchingBy, whereOf } from './where.ts';

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
  dialect: Dialect,
  db: Kysely<Tables>,
  kind: string,
  kept: KeptList | undefined,
  search: TextSearch,
): Promise<FoundDocument<T>[]> {
  const seen = await dialect.lists.findRows(db, search.where, kept);
  const found = new Map<string, FoundDocument<T>>();
  for (const level of levelsOf(search, kept)) {
    const rows = level.phrases && kept ? await dialect.lists.findPhrases(db, level.phrases, kept) : null;
    const sources = rows ? [...seen, rows] : seen;
    // Of many, the first in their order will do: those of a better rank are known.
    const isRanked = !level.phrases || level.rank === exact || sources.some((source) => source?.isFew);
    for (const row of await read(dialect, db, kind, search, { ...level, sources, isRanked }))
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
  dialect: Dialect,
  db: Kysely<Tables>,
  kind: string,
  { where, words, partIds, text, limit }: TextSearch,
  { rank, sources, isRanked }: Pick<Level, 'rank'> & { sources: readonly (FoundRows | null)[]; isRanked: boolean },
) {
  const textOf = (field: string) => dialect.textOf(locateField(field));
  // With a space on both sides of each word.
  const wordsOf = (field: string) => sql`(' ' || ${textOf(field)} || ' ')`;
  const rankOfRow = best(dialect, [
    rankOf(dialect, textOf('name'), text),
    ...words.map((field) => rankOf(dialect, wordsOf(field), ` ${text}`, `${text} `)),
  ]);
  const isFound = ['name', ...words, ...(partIds ?? [])].map((field) => whereOf(dialect, { field, contains: text }));
  const isById = partIds ? [dialect.isLike(textOf('id'), `${text.toLowerCase()}%`)] : [];
  let select = db
    .selectFrom('documents')
    .select(['id', 'body', rankOfRow.as('rank')])
    .where(matchingBy(dialect, kind, where, sources))
    .where(anyOf([...isFound, ...isById]))
    .where(sql<SqlBool>`${rankOfRow} <= ${rank}`);
  if (isRanked) select = select.orderBy('rank');
  return select
    .orderBy(dialect.folded(sql.ref('name')))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Of a field with one word `start` is the text; of one with several, each stands between spaces. */
function rankOf(dialect: Dialect, field: Expression<unknown>, start: string, end?: string) {
  const whole = end === undefined ? escapeLike(start) : `%${escapeLike(` ${end}`)}%`;
  const begin = end === undefined ? `${escapeLike(start)}%` : `%${escapeLike(start)}%`;
  return sql<SearchRank>`case when ${dialect.isLike(field, whole)} then 0 when ${dialect.isLike(field, begin)} then 1 else 2 end`;
}

// With one argument SQLite's `min` would be that of all rows.
const best = (dialect: Dialect, of: readonly Expression<SearchRank>[]) =>
  dialect.least(...of, sql.lit(2)) as RawBuilder<SearchRank>;
