import { putFolder } from '../wire/objects.ts';
import { dropParts, finishParts, listParts, startParts } from '../wire/multipart.ts';
import { uploadManaged } from '../wire/managed-upload.ts';
import { assertReadable, putFile, putPart } from '../wire/put.ts';
import { sendInParts, type PartsApi, type PartsMemory } from './parts.ts';
import { retryWhileOffline } from './retry-while-offline.ts';
import type { Gate } from './gate.ts';
import type { Sending } from './queue.ts';
import { memoryOf, uploadKeyOf, whileAlone } from './remembered.ts';
import { PARALLEL_PARTS, PARTS_ABOVE, partSizeOf, type UploadItem } from './upload.rules.ts';

/** Brings one item over, whatever the connection does meanwhile. A large one waits at the gate before each part. */
export async function sendItem(item: UploadItem, sending: Sending, gate: Gate): Promise<void> {
  const { bucketName: bucket, key, file } = item;
  const { signal, onProgress } = sending;
  if (file === null) return retryWhileOffline(() => putFolder(bucket, key), signal);
  await assertReadable(file);
  if (file.size > PARTS_ABOVE) return sendLarge(item, file, sending, gate);
  await retryWhileOffline(() => putFile(file, item.type, { bucket, key, onProgress, signal }), signal);
}

async function sendLarge(item: UploadItem, file: File, { signal, onProgress }: Sending, gate: Gate): Promise<void> {
  const { bucketName: bucket, key } = item;
  const target = { bucket, key, signal };
  const place = uploadKeyOf(bucket, key, file);
  const memory = memoryOf(place);
  const api: PartsApi = {
    start: () => retryWhileOffline(() => startParts(target, { contentType: item.type }), signal),
    list: (uploadId) => retryWhileOffline(() => listParts(target, uploadId), signal),
    mayBegin: () => gate.pass(signal),
    put(uploadId, { number, start, end }, onPartProgress) {
      const facts = { bucket, key, onProgress: onPartProgress, signal };
      return retryWhileOffline(() => putPart(file.slice(start, end), { uploadId, number }, facts), signal);
    },
    finish: (uploadId, parts) => retryWhileOffline(() => finishParts(target, uploadId, parts), signal),
  };
  // What an earlier try has left is gone on with; the SDK's own upload begins anew.
  const send = () =>
    memory.read() === null
      ? sendFresh(item, file, { signal, onProgress }, { gate, memory })
      : sendInParts(file.size, api, memory, onProgress);
  try {
    await whileAlone(place, signal, send);
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

interface FreshFacts {
  readonly gate: Gate;
  readonly memory: PartsMemory;
}

async function sendFresh(
  { bucketName: bucket, key, type }: UploadItem,
  file: File,
  { signal, onProgress }: Sending,
  { gate, memory }: FreshFacts,
): Promise<void> {
  await uploadManaged({
    bucket,
    key,
    contentType: type,
    file,
    partSize: partSizeOf(file.size),
    parallelParts: PARALLEL_PARTS,
    signal,
    onProgress,
    onStarted: memory.write,
    mayBegin: () => gate.pass(signal),
    persist: (call) => retryWhileOffline(call, signal),
  });
  memory.write(null);
}
