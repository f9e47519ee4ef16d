import { randomBytes } from 'node:crypto';
import { copyFile, type FileHandle, link, mkdir, open, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DamagedData } from '../../store/disk-faults.ts';
import { createBin, idsIn, isGone, shardOf } from './bin.ts';
import type { BlobPlace } from './blob-place.ts';
import { writeFile } from './write-file.ts';

const READ_BYTES = 256 * 1024;
/** Opens a file for a blob to be written; a test's disk may be full. */
export type OpenFile = (path: string) => Promise<FileHandle>;

export const openNew: OpenFile = (path) => open(path, 'wx', 0o600);

/** Files in a folder; the bin lies beside it, in the same file system. */
export function diskPlace(folder: string, openFile: OpenFile = openNew): BlobPlace {
  const { pathOf, create, sync } = createShards(folder);
  return {
    create,
    async write(id, source) {
      const written = await writeFile(await openFile(pathOf(id)), source);
      await sync([id]);
      return written;
    },
    async copy(pairs) {
      for (const { from, to } of pairs) await linkOrCopy(pathOf(from), pathOf(to));
      await sync(pairs.map(({ to }) => to));
    },
    sizeOf: (id) => sizeOf(pathOf(id)),
    read: (id, from, to) => readFile(pathOf(id), from, to),
    remove: (id) => unlink(pathOf(id)),
    ids: () => idsIn(folder),
    bin: createBin(folder, join(dirname(folder), 'bin')),
    async close() {},
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
