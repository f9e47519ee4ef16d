import { mkdir, readdir, rename, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** What no row names may be asked for again, by a newer copy of the database: it stays for so long. */
export const KEPT_MS = 7 * 86_400_000;

/** Files that were taken from the blobs, under the same names. */
export interface Bin {
  /** From now on they lie here. What is gone already is none. Throws what the file system says. */
  add(ids: readonly string[], now: Date): Promise<void>;
  /** Puts a file back; false: it is not here. */
  restore(id: string): Promise<boolean>;
  /** Ids of all files. */
  ids(): AsyncGenerator<readonly string[], void>;
  /** Deletes those that have lain here for long enough. Answers how many. */
  empty(ids: readonly string[], now: Date): Promise<number>;
}

export const shardOf = (id: string) => id.slice(0, 2);
const idShape = /^[0-9a-f]{32}$/;

/** Two folders of one file system: a file changes its place, and no byte is copied. */
export function createBin(blobs: string, bin: string): Bin {
  const blobOf = (id: string) => join(blobs, shardOf(id), id);
  const pathOf = (id: string) => join(bin, shardOf(id), id);

  async function addOne(id: string, now: Date): Promise<void> {
    await mkdir(join(bin, shardOf(id)), { recursive: true, mode: 0o700 });
    // First the time: a file that comes here with an old one would go at once.
    await utimes(blobOf(id), now, now);
    await rename(blobOf(id), pathOf(id));
  }

  return {
    async add(ids, now) {
      for (const id of ids) await unlessGone(addOne(id, now));
    },
    async restore(id) {
      await mkdir(join(blobs, shardOf(id)), { recursive: true, mode: 0o700 });
      return (await unlessGone(rename(pathOf(id), blobOf(id)).then(() => true))) ?? false;
    },
    ids: () => idsIn(bin),
    async empty(ids, now) {
      let deleted = 0;
      for (const id of ids) {
        const since = await unlessGone(stat(pathOf(id)));
        if (!since || now.getTime() - since.mtimeMs < KEPT_MS) continue;
        await unlessGone(unlink(pathOf(id)));
        deleted += 1;
      }
      return deleted;
    },
  };
}

/** Ids of all files in a folder of shelves. Before the first one there is no folder. */
export async function* idsIn(folder: string): AsyncGenerator<readonly string[], void> {
  for (const shard of (await unlessGone(readdir(folder))) ?? []) {
    if (!/^[0-9a-f]{2}$/.test(shard)) continue;
    const ids = (await readdir(join(folder, shard))).filter((name) => idShape.test(name));
    if (ids.length > 0) yield ids;
  }
}

export const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Null where there is no such file. */
const unlessGone = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
