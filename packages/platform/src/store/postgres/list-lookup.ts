import { type Expression, type SqlBool, sql } from 'kysely';
import type { ListLookup } from '../dialect.ts';
import { askedText, type FoundRows, type KeptList } from '../list-description.ts';
import { escapeLike, smallLetters } from '../where.ts';
import { keepListIndexes } from './list-indexes.ts';
import { linesOf } from './list-texts.ts';

/** PostgreSQL knows what its indexes have, and chooses by itself; it is only told of the index of texts, which no condition names. */
export const listLookup: ListLookup = {
  keep: keepListIndexes,
  async findRows(_, where, kept) {
    return where.map((condition) => {
      const asked = kept && askedText(condition, kept);
      return asked && asked.text !== '' ? withPhrases([asked.text], kept, asked.isAnywhere) : null;
    });
  },
  async findPhrases(_, phrases, kept) {
    return withPhrases(phrases, kept, false);
  },
};

const withPhrases = (phrases: readonly string[], { text }: KeptList, isExact: boolean): FoundRows => ({
  where: sql<SqlBool>`(${sql.join(
    phrases.map((phrase) => hasPhrase(text, phrase)),
    sql` or `,
  )})`,
  isExact,
  isFew: false,
});

const hasPhrase = (fields: readonly string[], phrase: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.raw(linesOf(fields))} like ${`%${escapeLike(smallLetters(phrase))}%`} escape '\\'`;
