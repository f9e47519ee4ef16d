export const SEARCH_LIMIT = 20;
export const SEARCH_LIMIT_MOST = 50;
/** Signs that a question may have. */
export const SEARCH_TEXT_MOST = 100;

/** How well something was found: all of it, its beginning, or a part of it. */
export const searchRanks = { exact: 0, prefix: 1, contains: 2 } as const;
export type SearchRank = (typeof searchRanks)[keyof typeof searchRanks];

/** Null where the text is not in it. Case does not count. */
export function rankOf(text: string, name: string): SearchRank | null {
  const wanted = text.trim().toLocaleLowerCase('en');
  const at = name.toLocaleLowerCase('en').indexOf(wanted);
  if (wanted === '' || at < 0) return null;
  if (at > 0) return searchRanks.contains;
  return wanted.length === name.length ? searchRanks.exact : searchRanks.prefix;
}

/** Those in which the text is, the best first; as good ones keep their order. */
export function rankBy<Item>(text: string, items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(text, nameOf(item));
      return rank === null ? [] : [{ item, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
