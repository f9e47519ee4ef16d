import { copySourceOf } from './address.ts';
import { type Listing, readListing, readVersions, type VersionListing } from './listing.ts';
import { isWritable } from './names.ts';
import type { Sdk } from './sdk-types.ts';
import { askS3 } from './send.ts';

/** Keys in one answer (spec: s3.listing.page). */
export const MOST_KEYS = 1000;

interface ListQuestion {
  readonly bucket: string;
  readonly prefix: string;
  /** '/' for one folder, left out for everything below. */
  readonly delimiter?: '/';
  readonly token?: string | null;
  readonly limit?: number;
  readonly signal?: AbortSignal | undefined;
}

export async function listObjects(question: ListQuestion, folder = question.prefix): Promise<Listing> {
  const { bucket, prefix, delimiter, token, limit = MOST_KEYS, signal } = question;
  const command = ({ ListObjectsV2Command }: Sdk) =>
    new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix,
      Delimiter: delimiter,
      ContinuationToken: token ?? undefined,
      MaxKeys: limit,
      EncodingType: 'url',
    });
  return readListing(await askS3(command, signal), folder);
}

interface VersionQuestion {
  readonly bucket: string;
  readonly prefix: string;
  readonly after?: VersionListing['next'];
  readonly signal?: AbortSignal | undefined;
}

export async function listVersions({ bucket, prefix, after, signal }: VersionQuestion): Promise<VersionListing> {
  const command = ({ ListObjectVersionsCommand }: Sdk) =>
    new ListObjectVersionsCommand({
      Bucket: bucket,
      Prefix: prefix,
      KeyMarker: after?.key,
      VersionIdMarker: after?.version,
      MaxKeys: MOST_KEYS,
      EncodingType: 'url',
    });
  return readVersions(await askS3(command, signal));
}

/** Its content as it comes; with `most`, no more than so many bytes from the start. */
export async function readObject(
  bucket: string,
  key: string,
  options: { readonly versionId?: string; readonly most?: number; readonly signal?: AbortSignal } = {},
): Promise<Response> {
  const { versionId, most, signal } = options;
  const Range = most === undefined ? undefined : `bytes=0-${most - 1}`;
  const command = ({ GetObjectCommand }: Sdk) =>
    new GetObjectCommand({ Bucket: bucket, Key: key, VersionId: versionId, Range });
  const { Body, ContentType } = await askS3(command, signal);
  return new Response(Body?.transformToWebStream() ?? null, {
    headers: ContentType === undefined ? {} : { 'Content-Type': ContentType },
  });
}

/** A folder is an empty object whose key ends in a slash. */
export async function putFolder(bucket: string, key: string): Promise<void> {
  const facts = { ContentType: 'application/x-directory', ContentLength: 0, IfNoneMatch: '*' } as const;
  await askS3(({ PutObjectCommand }) => new PutObjectCommand({ Bucket: bucket, Key: key, Body: '', ...facts }));
}

export async function copyObject(
  from: { readonly bucket: string; readonly key: string; readonly versionId?: string },
  to: { readonly bucket: string; readonly key: string },
  signal?: AbortSignal,
): Promise<void> {
  const CopySource = copySourceOf(from.bucket, from.key, from.versionId);
  await askS3(({ CopyObjectCommand }) => new CopyObjectCommand({ Bucket: to.bucket, Key: to.key, CopySource }), signal);
}

export async function deleteObject(bucket: string, key: string, versionId?: string): Promise<void> {
  await askS3(({ DeleteObjectCommand }) => new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId: versionId }));
}

export interface ObjectToDelete {
  readonly key: string;
  readonly versionId?: string;
}

/** What of it was not deleted, and why in the server's words. At most 1000 at a time. */
export async function deleteObjects(
  bucket: string,
  doomed: readonly ObjectToDelete[],
  signal?: AbortSignal,
): Promise<readonly (ObjectToDelete & { readonly code: string; readonly message: string })[]> {
  // What no document can name goes one by one.
  const odd = doomed.filter(({ key }) => !isWritable(key));
  const plain = doomed.filter(({ key }) => isWritable(key));
  for (const { key, versionId } of odd) await deleteObject(bucket, key, versionId);
  if (plain.length === 0) return [];
  const Objects = plain.map(({ key, versionId }) => ({ Key: key, VersionId: versionId }));
  const command = ({ DeleteObjectsCommand }: Sdk) =>
    new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } });
  const { Errors = [] } = await askS3(command, signal);
  return Errors.map(({ Key = '', VersionId, Code = '', Message = '' }) => ({
    key: Key,
    ...(VersionId && { versionId: VersionId }),
    code: Code,
    message: Message,
  }));
}

export type Tags = readonly (readonly [name: string, value: string])[];

export async function readTags(bucket: string, key: string, signal?: AbortSignal): Promise<Tags> {
  const { TagSet = [] } = await askS3(
    ({ GetObjectTaggingCommand }) => new GetObjectTaggingCommand({ Bucket: bucket, Key: key }),
    signal,
  );
  return TagSet.map(({ Key = '', Value = '' }) => [Key, Value] as const);
}

export async function writeTags(bucket: string, key: string, tags: Tags): Promise<void> {
  const TagSet = tags.map(([Key, Value]) => ({ Key, Value }));
  await askS3(
    ({ PutObjectTaggingCommand }) => new PutObjectTaggingCommand({ Bucket: bucket, Key: key, Tagging: { TagSet } }),
  );
}
