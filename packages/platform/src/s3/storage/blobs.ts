import { randomBytes } from 'node:crypto';
import { copyFile, type FileHandle, link, mkdir, open, readdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
  /** Bytes `start` to `end` (included) of the segments one after the other. */
  read(segments: readonly Segment[], start: number, end: number): AsyncGenerator<Buffer, void>;
  /** Ids of all files, those that are protected left out. */
  unprotected(): AsyncGenerator<readonly string[], void>;
  isProtected(id: string): boolean;
  /** How many files are being written. */
  writing(): number;
}

const READ_BYTES = 256 * 1024;
const idShape = /^[0-9a-f]{32}$/;

/** Opens a file for a blob to be written; a test's disk may be full. */
export type OpenFile = (path: string) => Promise<FileHandle>;

const openNew: OpenFile = (path) => open(path, 'wx', 0o600);

export function createBlobs(folder: string, openFile: OpenFile = openNew): Blobs {
  let writing = 0;
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);
  const { hold, remove, isHeld, idle } = createProtection((id) => unlink(pathOf(id)));

  async function create(): Promise<string> {
    const id = randomBytes(16).toString('hex');
    const shelf = join(folder, id.slice(0, 2));
    const made = (await mkdir(shelf, { recursive: true, mode: 0o700 })) ?? '';
    // Each new folder is there for good when the one above it is on the disk.
    if (made !== '') for (let at = shelf; at.length >= made.length; at = dirname(at)) await syncToDisk(dirname(at));
    return id;
  }

  /** Runs `keep` with the blobs protected, and removes them when it fails. */
  async function keepOrRemove<T>(ids: readonly string[], make: () => Promise<T>): Promise<T> {
    const letGo = hold(ids);
    try {
      return await make();
    } catch (error) {
      remove(ids);
      throw error;
    } finally {
      letGo();
    }
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
        await syncToDisk(join(folder, id.slice(0, 2)));
        return keep({ id, ...facts });
      });
    },
    async share(segments, keep) {
      const copies: Segment[] = [];
      for (const { size } of segments) copies.push({ blob: await create(), size });
      return keepOrRemove(
        copies.map(({ blob }) => blob),
        async () => {
          for (const [at, { blob }] of copies.entries())
            await linkOrCopy(pathOf(segments[at]?.blob ?? ''), pathOf(blob));
          for (const shelf of new Set(copies.map(({ blob }) => blob.slice(0, 2))))
            await syncToDisk(join(folder, shelf));
          return keep(copies);
        },
      );
    },
    hold,
    async *read(segments, start, end) {
      let first = 0;
      for (const { blob, size } of segments) {
        const from = Math.max(start - first, 0);
        const to = Math.min(end - first, size - 1);
        first += size;
        if (from <= to) yield* readFile(pathOf(blob), from, to);
        if (first > end) return;
      }
    },
    remove,
    async *unprotected() {
      for (const shelf of await namesIn(folder)) {
        if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
        const ids = (await readdir(join(folder, shelf))).filter((name) => idShape.test(name) && !isHeld(name));
        if (ids.length > 0) yield ids;
      }
    },
    isProtected: isHeld,
    writing: () => writing,
    idle,
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

/** Before the first blob there is no folder. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });

async function* readFile(path: string, from: number, to: number): AsyncGenerator<Buffer, void> {
  const file = await open(path, 'r');
  try {
    for (let at = from; at <= to;) {
      // A new one each time: the one before may still wait to be sent.
      const buffer = Buffer.allocUnsafeSlow(Math.min(READ_BYTES, to - at + 1));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      if (bytesRead === 0) throw new Error(`The blob ${path} is shorter than its row says`);
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
