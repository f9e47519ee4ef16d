import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BlobPlace } from '../../object-storage/storage/blob-place.ts';
import type { BucketLocation } from '../../object-storage/storage/bucket-location.ts';
import { diskPlace, openNew } from '../../object-storage/storage/disk-place.ts';
import type { Store } from '../../store/store.ts';
import type { DataFolder } from './data-folder.ts';
import { namesBlobs } from './installation.ts';
import type { PlatformSettings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';

/** Where the objects lie. Throws a StartRefusal where that is a bucket that cannot be used, or another installation's. */
export async function openBlobPlace(
  { dataFolder, blobs }: Pick<PlatformSettings, 'dataFolder' | 'blobs'>,
  { store, reserve }: Pick<DataFolder, 'store' | 'reserve'>,
): Promise<BlobPlace> {
  if (!blobs)
    return diskPlace(join(dataFolder, 's3', 'blobs'), async (path) => {
      reserve.check();
      return openNew(path);
    });
  // Most have none.
  const { s3Place } = await import('../../object-storage/storage/s3-place.ts');
  try {
    await store.alone(() => claimBucket(blobs, store));
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    const why = error instanceof Error ? error.name : String(error);
    throw new StartRefusal(`The bucket ${blobs.bucket} of SKYDECK_BLOBS cannot be used (${why}).`);
  }
  return s3Place(blobs);
}

/** Sees that database and bucket are of one installation, as `openInstallation` does for the data folder. */
// spec: data.identity
async function claimBucket(location: BucketLocation, store: Store): Promise<void> {
  const { openBucket } = await import('../../object-storage/storage/bucket.ts');
  const bucket = openBucket(location);
  const key = `${location.prefix}installation.id`;
  try {
    const { id } = await store.read(({ tables }) =>
      tables.selectFrom('installation').select('id').executeTakeFirstOrThrow(),
    );
    const found = await bucket.get(key);
    const beside = found && (await text(found)).trim();
    if (beside === id) return;
    if (beside !== null)
      throw new StartRefusal(
        `The database and the objects in the bucket ${location.bucket} are of two installations; put together what belongs together, or choose another bucket with SKYDECK_BLOBS.`,
      );
    if (await namesBlobs(store))
      throw new StartRefusal(
        `The objects of the database are not in the bucket ${location.bucket}; put them there, and write ${id} to ${key}.`,
      );
    await bucket.put(key, oneOf(`${id}\n`));
  } finally {
    bucket.close();
  }
}

async function* oneOf(line: string) {
  yield Buffer.from(line);
}
