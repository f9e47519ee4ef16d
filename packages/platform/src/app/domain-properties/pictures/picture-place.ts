import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobPlace } from '../../../object-storage/storage/blob-place.ts';
import type { BucketLocation } from '../../../object-storage/storage/bucket-location.ts';
import type { Reserve } from '../../../store/store.ts';

/** Where the bytes of pictures lie, by their names. */
export interface PicturePlace {
  /** It is there for good when this resolves. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  names(): Promise<readonly string[]>;
}

/** In the data folder, or beside the objects in another S3. */
export async function openPicturePlace(
  { dataFolder, blobs }: { readonly dataFolder: string; readonly blobs: BucketLocation | null },
  reserve: Reserve,
): Promise<PicturePlace> {
  if (!blobs) return inFolder(join(dataFolder, 'pictures'), reserve);
  const { s3Place } = await import('../../../object-storage/storage/s3-place.ts');
  return amongBlobs(s3Place({ ...blobs, prefix: `${blobs.prefix}pictures/` }));
}

function inFolder(folder: string, reserve: Reserve): PicturePlace {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string) => join(folder, name);
  return {
    async write(name, bytes) {
      reserve.check();
      const file = await open(pathOf(name), 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    names: () => readdir(folder),
  };
}

const amongBlobs = (place: BlobPlace): PicturePlace => ({
  async write(name, bytes) {
    await place.write(
      name,
      (async function* () {
        yield Buffer.from(bytes);
      })(),
    );
  },
  async read(name) {
    const size = await place.sizeOf(name);
    if (size === null) return null;
    const pieces: Buffer[] = [];
    for await (const piece of place.read(name, 0, size - 1)) pieces.push(piece);
    return Buffer.concat(pieces);
  },
  remove: place.remove,
  async names() {
    const all: string[] = [];
    for await (const ids of place.ids()) all.push(...ids);
    return all;
  },
});
