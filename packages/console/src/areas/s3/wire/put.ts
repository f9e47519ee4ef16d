import type { S3Client } from '@aws-sdk/client-s3';
import { createThrottle, Invalid, Offline, PROGRESS_MS, realTimer, type Timer, UPLOAD_GAP_MS } from '@skydeck/contract';
import { createS3 } from './client.ts';
import type { Sdk } from './sdk-types.ts';
import { askS3, loadSdk } from './send.ts';
import { uploadSigner } from './signers.ts';

interface PutFacts {
  readonly bucket: string;
  readonly key: string;
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file, telling how far it is. */
export const putFile = async (file: Blob, contentType: string, { bucket, key, ...facts }: PutFacts): Promise<void> => {
  const command = ({ PutObjectCommand }: Sdk) =>
    new PutObjectCommand({ Bucket: bucket, Key: key, ContentType: contentType, Body: file });
  await watched(file, facts, async (signal) => askS3(command, signal, await uploadingS3()));
};

/** The same for a part of one. Resolves with the etag by which the upload is finished. */
export async function putPart(
  bytes: Blob,
  { uploadId, number }: { readonly uploadId: string; readonly number: number },
  { bucket, key, ...facts }: PutFacts,
): Promise<string> {
  const part = { UploadId: uploadId, PartNumber: number };
  const command = ({ UploadPartCommand }: Sdk) =>
    new UploadPartCommand({ Bucket: bucket, Key: key, ...part, Body: bytes });
  const { ETag = '' } = await watched(bytes, facts, async (signal) => askS3(command, signal, await uploadingS3()));
  return ETag;
}

/** Who is told how much of a body has left. */
const watchers = new WeakMap<object, (sent: number) => void>();

let uploading: S3Client | null = null;

export async function uploadingS3(): Promise<S3Client> {
  const sdk = await loadSdk();
  const { XhrHttpHandler } = sdk;
  if (uploading) return uploading;
  // `fetch` does not tell how much has left.
  const requestHandler = new XhrHttpHandler({});
  requestHandler.on(XhrHttpHandler.EVENTS.UPLOAD_PROGRESS, ({ loaded }: ProgressEvent, { body }: { body: object }) =>
    watchers.get(body)?.(loaded),
  );
  uploading = createS3(sdk, { requestHandler, signer: uploadSigner });
  return uploading;
}

/**
 * Sends a body by `send`, which stops with its signal. No overall limit, but so much silence between two signs of progress
 * ends it (spec: call.upload.gap); progress is told at most so often (spec: call.upload.progress).
 */
export async function watched<Answer>(
  body: object,
  { onProgress, signal }: Pick<PutFacts, 'onProgress' | 'signal'>,
  send: (signal: AbortSignal) => Promise<Answer>,
  timer: Timer = realTimer,
): Promise<Answer> {
  const silence = new AbortController();
  const progress = createThrottle(timer, PROGRESS_MS, onProgress);
  let stopClock = () => {};
  const sawProgress = () => {
    stopClock();
    stopClock = timer.after(UPLOAD_GAP_MS, () => silence.abort());
  };
  watchers.set(body, (sent) => {
    sawProgress();
    progress.push(sent);
  });
  sawProgress();
  try {
    return await send(AbortSignal.any([signal, silence.signal]));
  } catch (error) {
    if (silence.signal.aborted && !signal.aborted) throw new Offline('', { code: 'upload_gap' }, { cause: error });
    throw error;
  } finally {
    stopClock();
    progress.flush();
    watchers.delete(body);
  }
}

/** A file that was taken away or changed after it was chosen cannot be read: no connection will mend that. */
export async function assertReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new Invalid(cause instanceof Error ? cause.message : '', { code: 'file_unreadable' }, { cause });
  }
}
