import { rankOf, type SearchRank, searchRanks } from '@skydeck/contract';
import type { Condition, Tx } from '../../../store/store.ts';
import { type FoundRecord, isIdStart, type RecordSearch } from './find-records.ts';

/** Looks into the records one by one: what a cloud said has no index. Finds what `findInStore` finds, in that order. */
export async function findInRecords<T extends { readonly id: string; readonly name: string }>(
  tx: Tx,
  { kind, where, addresses, partIds, text, limit }: RecordSearch,
): Promise<FoundRecord<T>[]> {
  const byId = isIdStart(text) ? partIds : [];
  const seen = await tx.documents<T>(kind).all(where);
  const isPart = await idsWith(tx, { kind, where, fields: byId, text });
  return seen
    .flatMap((document) => {
      const ranks = [document.name, ...addresses.flatMap((field) => wordsIn(document, field))].flatMap(
        (word) => rankOf(text, word) ?? [],
      );
      const isId = isIdStart(text) && document.id.startsWith(text.toLowerCase());
      if (isId || isPart.has(document.id)) ranks.push(searchRanks.contains);
      return ranks.length > 0 ? [{ document, rank: Math.min(...ranks) as SearchRank }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank || byName(one.document, other.document))
    .slice(0, limit);
}

const wordsIn = (document: object, field: string): string[] => {
  const value: unknown = (document as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value.split(' ').filter((word) => word !== '') : [];
};

interface PartSearch {
  readonly kind: string;
  readonly where: readonly Condition[];
  readonly fields: readonly string[];
  readonly text: string;
}

async function idsWith(tx: Tx, { kind, where, fields, text }: PartSearch): Promise<ReadonlySet<string>> {
  if (fields.length === 0) return new Set();
  const any = fields.map((field) => ({ field, contains: text }));
  const found = await tx.documents<{ readonly id: string }>(kind).all([...where, { any }]);
  return new Set(found.map(({ id }) => id));
}

const byName = (one: { readonly id: string; readonly name: string }, other: typeof one) => {
  const [left, right] = [one.name.toLowerCase(), other.name.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return one.id < other.id ? -1 : 1;
};
