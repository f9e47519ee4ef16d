import { askS3, failedInside } from './send.ts';
import { childrenOf, flagOf, numberOf, textOf, xml, xmlBody } from './tree.ts';

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
export async function startParts({ bucket, key, signal }: UploadTarget, contentType: string): Promise<string> {
  const headers = { 'Content-Type': contentType };
  const { xml: answer } = await askS3({ method: 'POST', bucket, key, query: { uploads: '' }, headers, signal });
  return textOf(answer, 'UploadId');
}

/** The parts the server has; rejects with NotFound when it has forgotten the upload. */
export async function listParts({ bucket, key, signal }: UploadTarget, uploadId: string): Promise<readonly Part[]> {
  const parts: Part[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const query = { uploadId, 'part-number-marker': after };
    const { xml: answer } = await askS3({ method: 'GET', bucket, key, query, signal });
    for (const node of childrenOf(answer, 'Part'))
      parts.push({
        number: numberOf(node, 'PartNumber') ?? 0,
        etag: textOf(node, 'ETag'),
        size: numberOf(node, 'Size') ?? 0,
      });
    const next: number | null = flagOf(answer, 'IsTruncated') ? numberOf(answer, 'NextPartNumberMarker') : null;
    // A server that leads nowhere new would be asked for ever.
    after = next !== null && next > after ? next : null;
  }
  return parts;
}

export async function finishParts(
  { bucket, key, signal }: UploadTarget,
  uploadId: string,
  parts: readonly Part[],
): Promise<void> {
  const list = parts
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, etag }) => xml('Part', [xml('PartNumber', number), xml('ETag', etag)]));
  const body = xmlBody('CompleteMultipartUpload', list);
  const { xml: answer } = await askS3({ method: 'POST', bucket, key, query: { uploadId }, body, signal });
  const failure = failedInside(answer);
  if (failure) throw failure;
}

export const dropParts = ({ bucket, key }: UploadTarget, uploadId: string) =>
  askS3({ method: 'DELETE', bucket, key, query: { uploadId } });

/** Unfinished uploads of a bucket: they keep it from being deleted on some servers, and take room on all. */
export async function listUnfinished(
  bucket: string,
  signal?: AbortSignal,
): Promise<readonly { key: string; id: string }[]> {
  const { xml: answer } = await askS3({ method: 'GET', bucket, query: { uploads: '' }, signal });
  return childrenOf(answer, 'Upload').map((node) => ({ key: textOf(node, 'Key'), id: textOf(node, 'UploadId') }));
}

/** A part that the server takes out of what it has; `start` and `end` are bytes, `end` not among them. */
export async function copyPart(
  { bucket, key, signal }: UploadTarget,
  uploadId: string,
  source: string,
  { number, start, end }: { readonly number: number; readonly start: number; readonly end: number },
): Promise<Part> {
  const headers = { 'x-amz-copy-source': source, 'x-amz-copy-source-range': `bytes=${start}-${end - 1}` };
  const query = { partNumber: number, uploadId };
  const { xml: answer } = await askS3({ method: 'PUT', bucket, key, query, headers, signal });
  const failure = failedInside(answer);
  if (failure) throw failure;
  return { number, etag: textOf(answer, 'ETag'), size: end - start };
}
