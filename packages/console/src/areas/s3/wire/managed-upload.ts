import type {
  $Command,
  S3Client,
  ServiceInputTypes,
  ServiceOutputTypes,
  S3ClientResolvedConfig,
} from '@aws-sdk/client-s3';
import { Cancelled } from '@skydeck/contract';
import { importWithRetry } from '../../../kit/connectivity/import-with-retry.ts';
import { uploadingS3, watched } from './put.ts';
import { askS3 } from './send.ts';

type Command = $Command<ServiceInputTypes, ServiceOutputTypes, S3ClientResolvedConfig>;

interface ManagedUpload {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string;
  readonly file: Blob;
  readonly partSize: number;
  readonly parallelParts: number;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
  /** Under this id the server has what was sent. */
  readonly onStarted: (uploadId: string) => void;
  /** Resolves when the next part may begin. */
  readonly mayBegin: () => Promise<void>;
  /** Does a call again when the connection is back. */
  readonly persist: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
}

const importUpload = () => import('./upload-sdk.ts');

/** Sends a file in parts by the SDK's own `Upload`. What fails leaves its parts: `sendInParts` goes on with them. */
export async function uploadManaged(upload: ManagedUpload): Promise<void> {
  const { bucket, key, contentType, file, partSize, parallelParts, signal, onProgress } = upload;
  const { Upload } = await importWithRetry(importUpload);
  const managed = new Upload({
    client: await clientOf(upload),
    params: { Bucket: bucket, Key: key, ContentType: contentType, Body: file },
    partSize,
    queueSize: parallelParts,
    leavePartsOnError: true,
  });
  managed.on('httpUploadProgress', ({ loaded = 0 }) => onProgress(loaded));
  const abort = () => void managed.abort();
  signal.addEventListener('abort', abort);
  try {
    signal.throwIfAborted();
    await managed.done();
  } catch (error) {
    if (signal.aborted) throw new Cancelled('', {}, { cause: error });
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** The client of one upload: each of its calls ends with the upload's signal, waits while it is paused, and is tried again. */
async function clientOf({ signal, mayBegin, persist, onStarted }: ManagedUpload): Promise<S3Client> {
  const uploading = await uploadingS3();
  const ask = (command: Command, until: AbortSignal, s3?: S3Client) => askS3(() => command, until, s3);
  const sendPart = (command: Command, body: object) =>
    watched(body, { onProgress: () => {}, signal }, (until) => ask(command, until, uploading));
  async function send(command: Command): Promise<ServiceOutputTypes> {
    // Only a part has one.
    const { Body: body } = command.input as { readonly Body?: object };
    if (body) {
      await mayBegin();
      return persist(() => sendPart(command, body));
    }
    const answer = await persist(() => ask(command, signal));
    // Of the calls that an upload makes only the first is answered with one.
    if ('UploadId' in answer && answer.UploadId) onStarted(answer.UploadId);
    return answer;
  }
  return Object.assign(Object.create(uploading) as S3Client, { send });
}
