import { rankOf, type SearchRank, searchRanks } from '@skydeck/contract';
import type { FoundDocument, TextSearch } from './search-documents.ts';
import { selectInMemory } from './select-in-memory.ts';

/** Looks into the items one by one, and finds what `searchDocuments` finds, in that order. */
export function searchInMemory<T extends { readonly id: string }>(
  items: readonly T[],
  { where, words, partIds, text, limit }: TextSearch,
): FoundDocument<T>[] {
  const seen = selectInMemory(items, { where }).items;
  const byPart = partIds
    ? selectInMemory(seen, { where: [{ any: partIds.map((field) => ({ field, contains: text })) }] }).items
    : [];
  const withPart = new Set<T>(byPart);
  return seen
    .flatMap((document) => {
      const ranks = ['name', ...words]
        .flatMap((field) => wordsIn(document, field))
        .flatMap((word) => rankOf(text, word) ?? []);
      const isId = partIds !== null && document.id.startsWith(text.toLowerCase());
      if (isId || withPart.has(document)) ranks.push(searchRanks.contains);
      return ranks.length > 0 ? [{ document, rank: Math.min(...ranks) as SearchRank }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit);
}

/** A name is one word, whatever is in it. */
function wordsIn(document: object, field: string): string[] {
  const value: unknown = (document as Readonly<Record<string, unknown>>)[field];
  if (typeof value !== 'string') return [];
  return field === 'name' ? [value] : value.split(' ').filter((word) => word !== '');
}
