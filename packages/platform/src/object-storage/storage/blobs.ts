import { randomBytes } from 'node:crypto';
import { copyFile, type FileHandle, link, mkdir, open, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DamagedData } from '../../store/disk-faults.ts';
import { type Bin, createBin, idsIn, isGone, shardOf } from './bin.ts';
import { createProtection, type Protection } from './protection.ts';
import { writeFile, type Written } from './write-file.ts';

export interface Blob extends Written {
  readonly id: string;
}

/** A run of bytes in a blob. */
export interface Segment {
  readonly blob: string;
  readonly size: number;
}

/**
 * Files with random names: keys never touch the file system. A blob never changes. What no committed row names is an
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
}

const READ_BYTES = 256 * 1024;
const FOUND_AT_ONCE = 32;
/** Opens a file for a blob to be written; a test's disk may be full. */
export type OpenFile = (path: string) => Promise<FileHandle>;

export const openNew: OpenFile = (path) => open(path, 'wx', 0o600);

/** The bin lies beside the folder, in the same file system. */
export function createBlobs(folder: string, openFile: OpenFile = openNew): Blobs {
  let writing = 0;
  const bin = createBin(folder, join(dirname(folder), 'bin'));
  const { pathOf, create, sync } = createShards(folder);
  const { hold, remove, isProtected, idle } = createProtection((id) => unlink(pathOf(id)));

  /** Runs `keep` with the blobs protected, and removes them when it fails. */
  async function keepOrRemove<T>(ids: readonly string[], make: () => Promise<T>): Promise<T> {
    const release = hold(ids);
    try {
      return await make();
    } catch (error) {
      remove(ids);
      throw error;
    } finally {
      release();
    }
  }

  async function findOne({ blob, size }: Segment): Promise<void> {
    const found = (await sizeOf(pathOf(blob))) ?? ((await bin.restore(blob)) ? size : await sizeOf(pathOf(blob)));
    if (found !== size) throw new DamagedData(`The blob ${pathOf(blob)} is ${found === null ? 'gone' : 'cut short'}`);
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
      const id = await create();
      return keepOrRemove([id], async () => {
        const facts = await counted(async () => writeFile(await openFile(pathOf(id)), source));
        await sync([id]);
        return keep({ id, ...facts });
      });
    },
    async share(segments, keep) {
      const copies: Segment[] = [];
      for (const { size } of segments) copies.push({ blob: await create(), size });
      const ids = copies.map(({ blob }) => blob);
      return keepOrRemove(ids, async () => {
        for (const segment of segments) await findOne(segment);
        for (const [at, id] of ids.entries()) await linkOrCopy(pathOf(segments[at]?.blob ?? ''), pathOf(id));
        await sync(ids);
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
      for (const { segment, from, to } of within(segments, start, end)) yield* readFile(pathOf(segment.blob), from, to);
    },
    remove,
    async *unprotected() {
      for await (const all of idsIn(folder)) {
        const ids = all.filter((id) => !isProtected(id));
        if (ids.length > 0) yield ids;
      }
    },
    isProtected,
    writing: () => writing,
    bin,
    idle,
  };
}

/** The folders of the files: one for each beginning of an id. */
function createShards(folder: string) {
  const shardPathOf = (id: string) => join(folder, shardOf(id));
  return {
    pathOf: (id: string) => join(shardPathOf(id), id),
    /** A new id, whose folder is there for good. */
    async create(): Promise<string> {
      const id = randomBytes(16).toString('hex');
      const shard = shardPathOf(id);
      const made = (await mkdir(shard, { recursive: true, mode: 0o700 })) ?? '';
      // Each new folder is there for good when the one above it is on the disk.
      if (made !== '') for (let at = shard; at.length >= made.length; at = dirname(at)) await syncToDisk(dirname(at));
      return id;
    },
    /** The names of these files are there for good. */
    async sync(ids: readonly string[]): Promise<void> {
      for (const shard of new Set(ids.map(shardPathOf))) await syncToDisk(shard);
    },
  };
}

const noLink: ReadonlySet<unknown> = new Set(['EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EXDEV']);

/** Some file systems have no second names, and none has endlessly many. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && noLink.has(error.code))) throw error;
    await copyFile(from, to);
    await syncToDisk(to);
  }
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

/** Null where there is no such file. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

async function* readFile(path: string, from: number, to: number): AsyncGenerator<Buffer, void> {
  const file = await open(path, 'r');
  try {
    for (let at = from; at <= to;) {
      // A new one each time: the one before may still wait to be sent.
      const buffer = Buffer.allocUnsafeSlow(Math.min(READ_BYTES, to - at + 1));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      if (bytesRead === 0) throw new DamagedData(`The blob ${path} is shorter than its row says`);
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** A new name is in the folder for good only when the folder itself is on the disk. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
