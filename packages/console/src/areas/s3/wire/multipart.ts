import type { Metadata } from './facts.ts';
import { decoderOf } from './listing.ts';
import type { Sdk } from './sdk-types.ts';
import { askS3 } from './send.ts';

export interface Part {
  /** From 1. */
  readonly number: number;
  readonly etag: string;
  readonly size: number;
}

interface UploadTarget {
  readonly bucket: string;
  readonly key: string;
  readonly signal?: AbortSignal | undefined;
}

/** Resolves with the id under which parts are sent. */
export async function startParts(
  { bucket, key, signal }: UploadTarget,
  { contentType, cacheControl, pairs = [] }: Pick<Metadata, 'contentType'> & Partial<Metadata>,
): Promise<string> {
  const command = ({ CreateMultipartUploadCommand }: Sdk) =>
    new CreateMultipartUploadCommand({
      Bucket: bucket,
      Key: key,
      ContentType: contentType,
      CacheControl: cacheControl || undefined,
      Metadata: Object.fromEntries(pairs),
    });
  const { UploadId = '' } = await askS3(command, signal);
  return UploadId;
}

/** The parts the server has; rejects with NotFound when it has forgotten the upload. */
export async function listParts({ bucket, key, signal }: UploadTarget, uploadId: string): Promise<readonly Part[]> {
  const parts: Part[] = [];
  let after: string | null = '0';
  while (after !== null) {
    const marker: string = after;
    const command = ({ ListPartsCommand }: Sdk) =>
      new ListPartsCommand({
        Bucket: bucket,
        Key: key,
        UploadId: uploadId,
        PartNumberMarker: marker,
      });
    const { Parts = [], IsTruncated, NextPartNumberMarker: next } = await askS3(command, signal);
    parts.push(
      ...Parts.map(({ PartNumber = 0, ETag = '', Size = 0 }) => ({ number: PartNumber, etag: ETag, size: Size })),
    );
    // A server that leads nowhere new would be asked for ever.
    after = IsTruncated && Number(next) > Number(after) ? String(next) : null;
  }
  return parts;
}

export async function finishParts(
  { bucket, key, signal }: UploadTarget,
  uploadId: string,
  parts: readonly Part[],
): Promise<void> {
  const Parts = parts
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
  const command = ({ CompleteMultipartUploadCommand }: Sdk) =>
    new CompleteMultipartUploadCommand({
      Bucket: bucket,
      Key: key,
      UploadId: uploadId,
      MultipartUpload: { Parts },
    });
  await askS3(command, signal);
}

export const dropParts = ({ bucket, key }: UploadTarget, uploadId: string) =>
  askS3(
    ({ AbortMultipartUploadCommand }) =>
      new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: uploadId }),
  );

/** Unfinished uploads of a bucket: they keep it from being deleted on some servers, and take room on all. */
export async function listUnfinished(
  bucket: string,
  signal?: AbortSignal,
): Promise<readonly { key: string; id: string }[]> {
  const command = ({ ListMultipartUploadsCommand }: Sdk) =>
    new ListMultipartUploadsCommand({ Bucket: bucket, EncodingType: 'url' });
  const { Uploads = [], EncodingType } = await askS3(command, signal);
  const decode = decoderOf(EncodingType);
  return Uploads.map(({ Key = '', UploadId = '' }) => ({ key: decode(Key), id: UploadId }));
}

/** A part that the server takes out of what it has; `start` and `end` are bytes, `end` not among them. */
export async function copyPart(
  { bucket, key, signal }: UploadTarget,
  uploadId: string,
  source: string,
  { number, start, end }: { readonly number: number; readonly start: number; readonly end: number },
): Promise<Part> {
  const command = ({ UploadPartCopyCommand }: Sdk) =>
    new UploadPartCopyCommand({
      Bucket: bucket,
      Key: key,
      UploadId: uploadId,
      PartNumber: number,
      CopySource: source,
      CopySourceRange: `bytes=${start}-${end - 1}`,
    });
  const { CopyPartResult } = await askS3(command, signal);
  return { number, etag: CopyPartResult?.ETag ?? '', size: end - start };
}
