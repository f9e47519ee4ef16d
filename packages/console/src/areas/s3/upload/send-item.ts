import { putFolder } from '../wire/objects.ts';
import { dropParts, finishParts, listParts, startParts } from '../wire/multipart.ts';
import { assertReadable, putBytes } from '../wire/put.ts';
import { sendInParts, type PartsApi } from './parts.ts';
import { retryWhileOffline } from './retry-while-offline.ts';
import type { Sending } from './queue.ts';
import { memoryOf } from './remembered.ts';
import { PARTS_ABOVE, type UploadItem } from './upload.rules.ts';

/** Brings one item over, whatever the connection does meanwhile. */
export async function sendItem(item: UploadItem, sending: Sending): Promise<void> {
  const { bucketName: bucket, key, file } = item;
  const { signal, onProgress } = sending;
  if (file === null) return retryWhileOffline(() => putFolder(bucket, key), signal);
  await assertReadable(file);
  if (file.size > PARTS_ABOVE) return sendLarge(item, file, sending);
  const headers = { 'Content-Type': item.type };
  await retryWhileOffline(() => putBytes(file, { bucket, key, headers, onProgress, signal }), signal);
}

async function sendLarge(item: UploadItem, file: File, { signal, onProgress }: Sending): Promise<void> {
  const { bucketName: bucket, key } = item;
  const place = { bucket, key, signal };
  const memory = memoryOf(bucket, key, file);
  const api: PartsApi = {
    start: () => retryWhileOffline(() => startParts(place, item.type), signal),
    list: (uploadId) => retryWhileOffline(() => listParts(place, uploadId), signal),
    put: (uploadId, { number, start, end }, report) =>
      retryWhileOffline(
        () =>
          putBytes(file.slice(start, end), {
            bucket,
            key,
            query: { partNumber: number, uploadId },
            onProgress: report,
            signal,
          }),
        signal,
      ),
    finish: (uploadId, parts) => retryWhileOffline(() => finishParts(place, uploadId, parts), signal),
  };
  try {
    await sendInParts(file.size, api, memory, onProgress);
  } catch (error) {
    const uploadId = memory.read();
    // Who cancels wants nothing to stay; what failed can go on from where it is.
    if (signal.aborted && uploadId !== null) {
      memory.write(null);
      void dropParts({ bucket, key }, uploadId).catch(() => {});
    }
    throw error;
  }
}
