import { copySourceOf } from './address.ts';
import { type Listing, readListing, readVersions, type VersionListing } from './listing.ts';
import { askS3, failedInside, openS3 } from './send.ts';
import { childOf, childrenOf, isWritable, textOf, xml, xmlBody } from './tree.ts';

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
  const query = {
    'list-type': 2,
    'max-keys': limit,
    'encoding-type': 'url',
    prefix,
    delimiter,
    'continuation-token': token ?? undefined,
  };
  const { xml: answer } = await askS3({ method: 'GET', bucket, query, signal });
  return readListing(answer, folder);
}

interface VersionQuestion {
  readonly bucket: string;
  readonly prefix: string;
  readonly after?: VersionListing['next'];
  readonly signal?: AbortSignal | undefined;
}

export async function listVersions({ bucket, prefix, after, signal }: VersionQuestion): Promise<VersionListing> {
  const query = {
    versions: '',
    'max-keys': MOST_KEYS,
    'encoding-type': 'url',
    prefix,
    'key-marker': after?.key,
    'version-id-marker': after?.version,
  };
  const { xml: answer } = await askS3({ method: 'GET', bucket, query, signal });
  return readVersions(answer);
}

export interface ObjectFacts {
  readonly size: number;
  readonly contentType: string;
  readonly lastModified: string | null;
  readonly etag: string;
  readonly versionId: string | null;
  /** What the owner wrote beside it, without the prefix. */
  readonly metadata: readonly (readonly [name: string, value: string])[];
}

export async function headObject(
  bucket: string,
  key: string,
  versionId?: string,
  signal?: AbortSignal,
): Promise<ObjectFacts> {
  const { headers } = await openS3({ method: 'HEAD', bucket, key, query: { versionId }, signal });
  const modified = headers.get('last-modified');
  return {
    size: Number(headers.get('content-length') ?? 0),
    contentType: headers.get('content-type') ?? '',
    lastModified: modified === null ? null : new Date(modified).toISOString(),
    etag: (headers.get('etag') ?? '').replaceAll('"', ''),
    versionId: headers.get('x-amz-version-id'),
    metadata: [...headers]
      .filter(([name]) => name.startsWith('x-amz-meta-'))
      .map(([name, value]) => [name.slice('x-amz-meta-'.length), value] as const),
  };
}

/** Its content as it comes; with `most`, no more than so many bytes from the start. */
export function readObject(
  bucket: string,
  key: string,
  options: { readonly versionId?: string; readonly most?: number; readonly signal?: AbortSignal } = {},
): Promise<Response> {
  const { versionId, most, signal } = options;
  const headers = most === undefined ? {} : { Range: `bytes=0-${most - 1}` };
  return openS3({ method: 'GET', bucket, key, query: { versionId }, headers, signal });
}

const directory = { 'Content-Type': 'application/x-directory' } as const;

/** A folder is an empty object whose key ends in a slash. */
export async function putFolder(bucket: string, key: string): Promise<void> {
  await askS3({ method: 'PUT', bucket, key, body: '', headers: { ...directory, 'If-None-Match': '*' } });
}

export async function copyObject(
  from: { readonly bucket: string; readonly key: string; readonly versionId?: string },
  to: { readonly bucket: string; readonly key: string },
  signal?: AbortSignal,
): Promise<void> {
  const headers = { 'x-amz-copy-source': copySourceOf(from.bucket, from.key, from.versionId) };
  const { xml: answer } = await askS3({ method: 'PUT', ...to, headers, signal });
  const failure = failedInside(answer);
  if (failure) throw failure;
}

export async function deleteObject(bucket: string, key: string, versionId?: string): Promise<void> {
  await askS3({ method: 'DELETE', bucket, key, query: { versionId } });
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
  const objects = plain.map(({ key, versionId }) => xml('Object', [xml('Key', key), xml('VersionId', versionId)]));
  const body = xmlBody('Delete', [xml('Quiet', true), ...objects]);
  const headers = await checksumOf(body);
  const { xml: answer } = await askS3({ method: 'POST', bucket, query: { delete: '' }, body, headers, signal });
  return childrenOf(answer, 'Error').map((node) => ({
    key: textOf(node, 'Key'),
    ...(textOf(node, 'VersionId') && { versionId: textOf(node, 'VersionId') }),
    code: textOf(node, 'Code'),
    message: textOf(node, 'Message'),
  }));
}

/** S3 wants one for this call. Outside of a secure context a browser can make none; our proxy needs none. */
async function checksumOf(body: string): Promise<Record<string, string>> {
  if (!isSecureContext) return {};
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  return { 'x-amz-checksum-sha256': btoa(String.fromCodePoint(...new Uint8Array(digest))) };
}

export type Tags = readonly (readonly [name: string, value: string])[];

export async function readTags(bucket: string, key: string, signal?: AbortSignal): Promise<Tags> {
  const { xml: answer } = await askS3({ method: 'GET', bucket, key, query: { tagging: '' }, signal });
  return childrenOf(childOf(answer, 'TagSet'), 'Tag').map((tag) => [textOf(tag, 'Key'), textOf(tag, 'Value')] as const);
}

export async function writeTags(bucket: string, key: string, tags: Tags): Promise<void> {
  const set = tags.map(([name, value]) => xml('Tag', [xml('Key', name), xml('Value', value)]));
  const body = xmlBody('Tagging', [xml('TagSet', set)]);
  await askS3({ method: 'PUT', bucket, key, query: { tagging: '' }, body });
}
