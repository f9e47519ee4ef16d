import type { Entry } from '../wire/listing.ts';

/** Entries on a page (spec: s3.listing.page). */
export const FILES_ON_PAGE = 36;

export interface FileSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

export const byName: FileSort = { field: 'name', direction: 'asc' };
const fields = ['name', 'type', 'size', 'modified'] as const;
type Field = (typeof fields)[number];

export const isFileSort = (sort: FileSort): boolean => (fields as readonly string[]).includes(sort.field);

const valueOf: Readonly<Record<Field, (entry: Entry) => string | number>> = {
  name: () => 0,
  type: ({ type }) => type,
  size: ({ size }) => size ?? -1,
  modified: ({ lastModified }) => lastModified ?? '',
};

/**
 * Folders first, then files, as a person sorts names: `file 10` behind `file 9`. Only of a folder that was read to its end:
 * otherwise what is still to come would push its way in between.
 */
export function sortEntries(entries: readonly Entry[], sort: FileSort, language: string): Entry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const value = valueOf[isFileSort(sort) ? (sort.field as Field) : 'name'];
  const turn = sort.direction === 'desc' ? -1 : 1;
  return entries.toSorted((one, other) => {
    if (one.isFolder !== other.isFolder) return one.isFolder ? -1 : 1;
    const [a, b] = [value(one), value(other)];
    if (a !== b) return (a < b ? -1 : 1) * turn;
    return compare(one.name, other.name) * (sort.field === 'name' ? turn : 1) || (one.key < other.key ? -1 : 1);
  });
}

/** As the server has them: by the bytes of the key, folders among the files. */
export function serverOrder(entries: readonly Entry[]): Entry[] {
  const encoder = new TextEncoder();
  const bytes = new Map(entries.map((entry) => [entry, encoder.encode(entry.key)]));
  return entries.toSorted((one, other) => compareBytes(bytes.get(one), bytes.get(other)));
}

function compareBytes(one: Uint8Array = new Uint8Array(), other: Uint8Array = new Uint8Array()): number {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

export const pageOf = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * FILES_ON_PAGE, page * FILES_ON_PAGE);

export function totalsOf(entries: readonly Entry[]): { folders: number; files: number; bytes: number } {
  const folders = entries.filter(({ isFolder }) => isFolder).length;
  return {
    folders,
    files: entries.length - folders,
    bytes: entries.reduce((sum, { size }) => sum + (size ?? 0), 0),
  };
}

/** So many files a person reads through before they are deleted. */
const FEW = 5;

/** Whether deleting these takes a typed phrase: nobody sees what lies in a folder, or reads a long list. */
export const needsPhrase = (entries: readonly Pick<Entry, 'isFolder'>[]): boolean =>
  entries.length > FEW || entries.some(({ isFolder }) => isFolder);

/** A key of this folder's words, or false when it can go there. */
export function whyNotThere(entry: Pick<Entry, 'key' | 'isFolder'>, to: string, isSameBucket: boolean) {
  if (!isSameBucket) return false;
  if (entry.key === to) return 'blocked.same_place' as const;
  // It would be copied into its own copy, without end.
  return entry.isFolder && to.startsWith(entry.key) && ('blocked.into_itself' as const);
}

export type Kind = 'folder' | 'image' | 'text' | 'table' | 'code' | 'pdf' | 'archive' | 'video' | 'audio' | 'file';

const kinds: Readonly<Record<string, Kind>> = {
  ...of('image', 'png jpg jpeg gif webp avif svg bmp ico tif tiff'),
  ...of('text', 'txt md log rst ini conf cfg'),
  ...of('table', 'csv tsv xls xlsx ods'),
  ...of('code', 'json parquet xml yaml yml js ts css html sh py sql toml tf go rs java c h'),
  ...of('pdf', 'pdf'),
  ...of('archive', 'zip gz tar tgz bz2 xz zst 7z rar'),
  ...of('video', 'mp4 webm mov mkv avi'),
  ...of('audio', 'mp3 ogg wav flac m4a'),
};

function of(kind: Kind, extensions: string): Record<string, Kind> {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, kind]));
}

/** What its icon and its preview go by. */
export const kindOf = ({ isFolder, type }: Pick<Entry, 'isFolder' | 'type'>): Kind =>
  isFolder ? 'folder' : ((Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? 'file');
