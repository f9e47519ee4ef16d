import { retryWhileOffline } from '../upload/retry-while-offline.ts';
import { slicesOf } from '../upload/upload.rules.ts';
import { copySourceOf } from '../wire/address.ts';
import { headObject } from '../wire/facts.ts';
import { copyPart, dropParts, finishParts, type Part, startParts } from '../wire/multipart.ts';
import { copyObject } from '../wire/objects.ts';

/** S3 copies no more in one call. */
const MOST_AT_ONCE = 5 * 1024 ** 3;
const PART_BYTES = 1024 ** 3;

interface ObjectRef {
  readonly bucket: string;
  readonly key: string;
}

/** Within the storage, however large the file is. Waits for a lost connection; rejects with a CallError. */
export async function copyFile(from: ObjectRef, to: ObjectRef, size: number, signal: AbortSignal): Promise<void> {
  if (size <= MOST_AT_ONCE) return retryWhileOffline(() => copyObject(from, to, signal), signal);
  const { metadata } = await retryWhileOffline(() => headObject(from.bucket, from.key, signal), signal);
  const place = { ...to, signal };
  const uploadId = await retryWhileOffline(() => startParts(place, metadata), signal);
  const source = copySourceOf(from.bucket, from.key);
  try {
    const parts: Part[] = [];
    for (const slice of slicesOf(size, PART_BYTES))
      parts.push(await retryWhileOffline(() => copyPart(place, uploadId, source, slice), signal));
    await retryWhileOffline(() => finishParts(place, uploadId, parts), signal);
  } catch (error) {
    void dropParts(to, uploadId).catch(() => {});
    throw error;
  }
}
