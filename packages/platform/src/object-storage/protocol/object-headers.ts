import type { Bucket } from '../storage/buckets.ts';
import { headersOf, tagsOf } from '../storage/change-objects.ts';
import type { StoredObject } from '../storage/find-object.ts';
import type { Query } from './call.ts';
import { S3Error } from './errors.ts';
import { type Headers, plainNames, type StoredHeaders } from './headers.ts';

const MAX_METADATA = 2048;
const META = 'x-amz-meta-';
const DEFAULT_TYPE = 'binary/octet-stream';

/** What of a request's headers is kept with the object. Throws MetadataTooLarge. */
export function readStoredHeaders(headers: Headers, checksum: readonly [string, string] | null = null): StoredHeaders {
  const plain: Record<string, string> = {};
  for (const name of plainNames) {
    const value = name === 'content-encoding' ? withoutChunks(headers.get(name)) : headers.get(name);
    if (value !== undefined && value !== '') plain[name] = value;
  }
  const meta = Object.fromEntries(
    [...headers].filter(([name]) => name.startsWith(META)).map(([name, value]) => [name.slice(META.length), value]),
  );
  const size = Object.entries(meta).reduce((sum, [name, value]) => sum + Buffer.byteLength(name + value), 0);
  if (size > MAX_METADATA) throw new S3Error('MetadataTooLarge');
  return { plain, meta, ...(checksum && { checksum }) };
}

/** `aws-chunked` is how the request was sent, not how the object is. */
function withoutChunks(encoding: string | undefined): string | undefined {
  return encoding
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== 'aws-chunked')
    .join(', ');
}

/** Refuses what would be a promise that is not kept: encryption, other storage classes, websites. Throws NotImplemented. */
export function rejectUnsupportedHeaders(headers: Headers): void {
  for (const [name, value] of headers) {
    if (name.startsWith('x-amz-server-side-encryption') || name === 'x-amz-website-redirect-location')
      throw new S3Error('NotImplemented', `${name} is not offered here`);
    if (name === 'x-amz-storage-class' && value !== 'STANDARD')
      throw new S3Error('NotImplemented', 'There is only the storage class STANDARD');
  }
}

export const quoted = (etag: string) => `"${etag}"`;
export const httpDate = (iso: string) => new Date(iso).toUTCString();

/** `x-amz-version-id`, where versions are kept or were. */
export const versionHeader = ({ versioning }: Pick<Bucket, 'versioning'>, version: string): Record<string, string> =>
  versioning === 'Off' ? {} : { 'x-amz-version-id': version };

/** The answer's headers for an object, without length and range. */
export function objectHeaders(bucket: Bucket, object: StoredObject, query: Query) {
  const { plain, meta } = headersOf(object);
  const tags = Object.keys(tagsOf(object)).length;
  const told: Record<string, string> = {
    'content-type': DEFAULT_TYPE,
    ...plain,
    ...overridesOf(query),
    ETag: quoted(object.etag),
    'Last-Modified': httpDate(object.modified_at),
    'Accept-Ranges': 'bytes',
    ...versionHeader(bucket, object.version_id),
    ...(tags > 0 && { 'x-amz-tagging-count': String(tags) }),
  };
  for (const [name, value] of Object.entries(meta)) told[META + name] = value;
  return told;
}

/** The checksum of a whole object, for those who asked for it. */
export function checksumHeaders(object: StoredObject, headers: Headers): Record<string, string> {
  const { plain, checksum, checksumType } = headersOf(object);
  if (!checksum || headers.get('x-amz-checksum-mode')?.toUpperCase() !== 'ENABLED') return {};
  return {
    [`x-amz-checksum-${checksum[0]}`]: checksum[1],
    'x-amz-checksum-type': checksumType ?? 'FULL_OBJECT',
    // A browser answers a range from what it keeps of the whole, with the checksum of the whole.
    ...(plain['cache-control'] === undefined && { 'cache-control': 'no-store' }),
  };
}

export const overrides = plainNames.map((name) => `response-${name}`);

/** `response-content-disposition` and its like: what a signed address may change of the answer. */
function overridesOf(query: Query): Record<string, string> {
  return Object.fromEntries(
    plainNames.flatMap((name) => {
      const value = query.get(`response-${name}`);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
