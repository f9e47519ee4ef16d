import type { Entry } from '../wire/listing.ts';

/** The bucket itself. */
export const ROOT = '';

/** What the browser has read of one folder's own folders. */
export interface ReadFolder {
  readonly folders: readonly Entry[];
  /** The question for what comes after; null at the end. */
  readonly next: string | null;
}
export type ReadFolders = ReadonlyMap<string, ReadFolder>;

/** The folder it lies in: `a/b/` and `a/c.txt` → `a/`, `a/` → the bucket. */
export const parentOf = (prefix: string): string => prefix.slice(0, prefix.lastIndexOf('/', prefix.length - 2) + 1);

/** The folders on the way to one, and the bucket. */
export function above(prefix: string): string[] {
  const found: string[] = [];
  for (let at = prefix; at !== ROOT; at = parentOf(at)) found.unshift(parentOf(at));
  return found;
}

/** Where an entry goes when it is dropped on a folder; null: it is there, or the folder lies in it. */
export function movedTo(
  { key, name, isFolder }: Pick<Entry, 'key' | 'name' | 'isFolder'>,
  target: string,
): string | null {
  if (target === parentOf(key) || (isFolder && target.startsWith(key))) return null;
  return isFolder ? `${target}${name}/` : `${target}${name}`;
}

export function entryOf(read: ReadFolders, key: string): Entry | null {
  return read.get(parentOf(key))?.folders.find((one) => one.key === key) ?? null;
}
