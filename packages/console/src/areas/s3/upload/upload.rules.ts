import { MOST_PARTS } from '@skydeck/contract';

/** One thing to be sent (spec: upload.item). `status` is kept by the queue, `progress` by who shows it. */
export interface UploadItem {
  readonly id: string;
  readonly bucketName: string;
  /** Where it goes. */
  readonly key: string;
  /** Its path below the folder into which it was dropped: what a person calls it. */
  readonly name: string;
  /** null for a folder that has nothing in it. */
  readonly file: File | null;
  readonly type: string;
}

/** `PENDING` → `PROGRESS` → `UPLOADED` or `FAILED`; `CANCELED` from the first two (spec: upload.status). */
export type UploadStatus = 'PENDING' | 'PROGRESS' | 'UPLOADED' | 'FAILED' | 'CANCELED';

export const isOpen = (status: UploadStatus): boolean => status === 'PENDING' || status === 'PROGRESS';

/** What the one notice of an upload is (spec: upload.notice): an error only when everything failed. */
export function outcomeOf(statuses: readonly UploadStatus[]): 'progress' | 'error' | 'success' {
  if (statuses.some(isOpen)) return 'progress';
  return statuses.length > 0 && statuses.every((status) => status === 'FAILED') ? 'error' : 'success';
}

/** Files above this go in parts. */
export const PARTS_ABOVE = 64 * 1024 ** 2;
/** Of one file at a time. */
export const PARALLEL_PARTS = 4;

const LEAST_PART = 16 * 1024 ** 2;
const MIB = 1024 ** 2;

/** Bytes of each part but the last: as small as the number of parts allows, in whole MiB. */
export const partSizeOf = (size: number): number => Math.max(LEAST_PART, Math.ceil(size / MOST_PARTS / MIB) * MIB);

export interface Slice {
  /** From 1. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

export const slicesOf = (size: number, partSize: number): Slice[] =>
  Array.from({ length: Math.max(1, Math.ceil(size / partSize)) }, (_, at) => ({
    number: at + 1,
    start: at * partSize,
    end: Math.min(size, (at + 1) * partSize),
  }));

/** Parts of an earlier try that can stay: those that are as long as they would be now. */
export const keptParts = <Part extends { readonly number: number; readonly size: number }>(
  slices: readonly Slice[],
  parts: readonly Part[],
): Part[] =>
  parts.filter(({ number, size }) => {
    const slice = slices[number - 1];
    return slice !== undefined && slice.end - slice.start === size;
  });

export type Choice = 'replace' | 'keep' | 'skip';

/** What goes where, once it is known which keys are taken and what to do about them. */
export function placeItems<Item extends { readonly key: string }>(
  items: readonly Item[],
  taken: ReadonlySet<string>,
  choice: Choice,
  rename: (key: string, isTaken: (key: string) => boolean) => string,
): Item[] {
  if (choice === 'replace') return [...items];
  const used = new Set([...taken, ...items.map(({ key }) => key)]);
  return items.flatMap((item) => {
    if (!taken.has(item.key)) return [item];
    if (choice === 'skip') return [];
    const key = rename(item.key, (candidate) => used.has(candidate));
    used.add(key);
    return [{ ...item, key }];
  });
}
