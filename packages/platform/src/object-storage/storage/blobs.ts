import { DamagedData } from '../../store/disk-faults.ts';
import { StoreUnavailable } from '../../store/passing-faults.ts';
import type { Bin } from './bin.ts';
import type { BlobPlace } from './blob-place.ts';
import { createProtection, type Protection } from './protection.ts';
import type { Written } from './write-file.ts';

export interface Blob extends Written {
  readonly id: string;
}

/** A run of bytes in a blob. */
export interface Segment {
  readonly blob: string;
  readonly size: number;
}

/**
 * Files with random names: keys never touch the place where they lie. A blob never changes. What no committed row names is an
 * orphan, and anybody's to sweep, unless it is protected here: while it is written, or while somebody reads it.
 */
export interface Blobs extends Pick<Protection, 'hold' | 'remove' | 'idle'> {
  /** Writes a blob that is on the disk for good when `keep` is called; it goes when `keep` or the source throws. */
  write<T>(source: AsyncIterable<Buffer>, keep: (blob: Blob) => Promise<T>): Promise<T>;
  /** The same for second names of blobs that are there: no byte is copied. */
  share<T>(segments: readonly Segment[], keep: (copies: readonly Segment[]) => Promise<T>): Promise<T>;
  /** Sees that these bytes can be read, and gets their files back from the bin. Throws DamagedData. */
  find(segments: readonly Segment[], start: number, end: number): Promise<void>;
  /** Bytes `start` to `end` (included) of the segments one after the other. */
  read(segments: readonly Segment[], start: number, end: number): AsyncGenerator<Buffer, void>;
  /** Ids of all files, those that are protected left out. */
  unprotected(): AsyncGenerator<readonly string[], void>;
  isProtected(id: string): boolean;
  /** How many files are being written. */
  writing(): number;
  /** Where files go that no row names. */
  readonly bin: Bin;
  close(): Promise<void>;
}

const FOUND_AT_ONCE = 32;
/** How long a blob stays that others may still read. */
export const KEPT_DELETED_MS = 10 * 60_000;

/** `removeLater`: other instances read here, too, and of what they read nothing is known here. */
export function createBlobs(place: BlobPlace, removeLater: (act: () => void) => void = (act) => act()): Blobs {
  let writing = 0;
  const { bin } = place;
  const { hold, remove, isProtected, idle } = createProtection(place.remove);

  /** Runs `keep` with the blobs protected, and removes them when it fails. */
  async function keepOrRemove<T>(ids: readonly string[], make: () => Promise<T>): Promise<T> {
    const release = hold(ids);
    try {
      return await make();
    } catch (error) {
      // It may have a row: what has none is swept.
      if (!(error instanceof StoreUnavailable)) remove(ids);
      throw error;
    } finally {
      release();
    }
  }

  async function findOne({ blob, size }: Segment): Promise<void> {
    const found = (await place.sizeOf(blob)) ?? ((await bin.restore(blob)) ? size : await place.sizeOf(blob));
    if (found !== size) throw new DamagedData(`The blob ${blob} is ${found === null ? 'gone' : 'cut short'}`);
  }

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    writing += 1;
    try {
      return await work();
    } finally {
      writing -= 1;
    }
  }

  return {
    async write(source, keep) {
      const id = await place.create();
      return keepOrRemove([id], async () => {
        const facts = await counted(() => place.write(id, source));
        return keep({ id, ...facts });
      });
    },
    async share(segments, keep) {
      const copies: Segment[] = [];
      for (const { size } of segments) copies.push({ blob: await place.create(), size });
      const ids = copies.map(({ blob }) => blob);
      return keepOrRemove(ids, async () => {
        for (const segment of segments) await findOne(segment);
        await place.copy(ids.map((to, at) => ({ from: segments[at]?.blob ?? '', to })));
        return keep(copies);
      });
    },
    hold,
    async find(segments, start, end) {
      const pieces = within(segments, start, end);
      for (let at = 0; at < pieces.length; at += FOUND_AT_ONCE)
        await Promise.all(pieces.slice(at, at + FOUND_AT_ONCE).map(({ segment }) => findOne(segment)));
    },
    async *read(segments, start, end) {
      for (const { segment, from, to } of within(segments, start, end)) yield* place.read(segment.blob, from, to);
    },
    remove: (ids) => removeLater(() => remove(ids)),
    async *unprotected() {
      for await (const all of place.ids()) {
        const ids = all.filter((id) => !isProtected(id));
        if (ids.length > 0) yield ids;
      }
    },
    isProtected,
    writing: () => writing,
    bin,
    idle,
    close: place.close,
  };
}

interface Piece {
  readonly segment: Segment;
  /** Of its own bytes, both included. */
  readonly from: number;
  readonly to: number;
}

/** The parts of the segments in which bytes `start` to `end` (included) of the whole lie. */
function within(segments: readonly Segment[], start: number, end: number): Piece[] {
  let first = 0;
  return segments.flatMap((segment) => {
    const from = Math.max(start - first, 0);
    const to = Math.min(end - first, segment.size - 1);
    first += segment.size;
    return from <= to ? [{ segment, from, to }] : [];
  });
}
