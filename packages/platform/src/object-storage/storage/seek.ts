import type { Listing, ListingQuery } from './listing.ts';

/** The first text that sorts behind everything that begins with `prefix`, by bytes; null: there is none. */
export function successor(prefix: string): string | null {
  const points = [...prefix];
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    const code = last.codePointAt(0) ?? 0;
    // The bytes of UTF-8 sort as code points do; surrogates are none.
    if (code < 0x10ffff) return points.join('') + String.fromCodePoint(code === 0xd7ff ? 0xe000 : code + 1);
  }
  return null;
}

/** Rows with keys from `from` on (or behind it), below `end`, by key. */
type ReadRows<Item> = (
  from: string,
  isIncluded: boolean,
  end: string | null,
  limit: number,
) => Promise<readonly Item[]>;

const MIN_ROWS = 16;

/**
 * One page of keys, folded at the delimiter. A folder is one seek, however much is in it: behind it the reading goes on
 * at the first key that it cannot hold.
 */
export async function seekFolded<Item extends { readonly key: string }>(
  { prefix, delimiter, after, limit }: ListingQuery,
  read: ReadRows<Item>,
): Promise<Listing<Item>> {
  const items: Item[] = [];
  const prefixes: string[] = [];
  const end = successor(prefix);
  const folderOf = (key: string): string | null => {
    const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    return at < 0 ? null : key.slice(0, at + delimiter.length);
  };
  // A prefix that sorts behind `after` is where the keys begin; one before it is passed already.
  let isIncluded = after === '' || isBefore(after, prefix);
  let from = isIncluded ? prefix : after;
  let last = '';
  if (!isIncluded && after.startsWith(prefix)) {
    const passed = folderOf(after);
    const behind = passed === null ? null : successor(passed);
    if (passed !== null && behind === null) return { items, prefixes, next: null };
    if (behind !== null) [from, isIncluded] = [behind, true];
  }
  for (;;) {
    const wanted = limit - items.length - prefixes.length + 1;
    const max = delimiter === '' ? wanted : Math.max(wanted, MIN_ROWS);
    const rows = await read(from, isIncluded, end, max);
    let behind: string | null = null;
    for (const row of rows) {
      if (behind !== null && isBefore(row.key, behind)) continue;
      if (items.length + prefixes.length >= limit) return { items, prefixes, next: limit === 0 ? null : last };
      const folder = folderOf(row.key);
      if (folder === null) {
        items.push(row);
        last = row.key;
      } else {
        prefixes.push(folder);
        last = folder;
        behind = successor(folder);
        if (behind === null) return { items, prefixes, next: null };
      }
    }
    if (rows.length < max) return { items, prefixes, next: null };
    const newest = rows.at(-1)?.key ?? '';
    const isInFolder = behind !== null && isBefore(newest, behind);
    [from, isIncluded] = isInFolder ? [behind ?? '', true] : [newest, false];
  }
}

export const isBefore = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
