import { join } from 'node:path';
import type { BlobPlace } from '../../object-storage/storage/blob-place.ts';
import { diskPlace, openNew } from '../../object-storage/storage/disk-place.ts';
import type { DiskReserve } from './reserve.ts';
import type { PlatformSettings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';

/** Where the objects lie. Throws a StartRefusal where that is a bucket that cannot be used. */
export async function openBlobPlace(
  { dataFolder, blobs }: Pick<PlatformSettings, 'dataFolder' | 'blobs'>,
  reserve: DiskReserve,
): Promise<BlobPlace> {
  if (!blobs)
    return diskPlace(join(dataFolder, 's3', 'blobs'), async (path) => {
      reserve.check();
      return openNew(path);
    });
  // Most have none.
  const { checkBucket } = await import('../../object-storage/storage/bucket.ts');
  const { s3Place } = await import('../../object-storage/storage/s3-place.ts');
  try {
    await checkBucket(blobs);
  } catch (error) {
    const why = error instanceof Error ? error.name : String(error);
    throw new StartRefusal(`The bucket ${blobs.bucket} of SKYDECK_BLOBS cannot be used (${why}).`);
  }
  return s3Place(blobs);
}
