import { type Answer, type Call, countOf, ownerOf, type Query } from '../protocol/call.ts';
import { S3Error } from '../protocol/errors.ts';
import { quoted } from '../protocol/object-headers.ts';
import { element, elements, type Xml, xmlDocument } from '../protocol/xml.ts';
import { encodePath } from '../sigv4/percent.ts';
import type { Bucket } from '../storage/buckets.ts';
import {
  type ListedObject,
  type ListedVersion,
  type VersionsQuery,
  listObjects as listPage,
  listVersions as listVersionPage,
} from '../storage/listing.ts';

export const MAX_KEYS = 1000;

/** `encoding-type=url`: keys that XML cannot carry go as they go in an address. Throws InvalidArgument for another one. */
export function encoderOf(query: Query): (text: string) => string {
  const encoding = query.get('encoding-type');
  if (encoding === undefined || encoding === '') return (text) => text;
  if (encoding.toLowerCase() !== 'url') throw new S3Error('InvalidArgument', 'encoding-type can only be url');
  return encodePath;
}

const contents = (object: ListedObject, projectId: string | null, encode: (text: string) => string) =>
  element('Contents', [
    ...elements({
      Key: encode(object.key),
      LastModified: object.modified_at,
      ETag: quoted(object.etag),
      Size: object.size,
      StorageClass: 'STANDARD',
    }),
    ...(projectId === null ? [] : [element('Owner', elements({ ...ownerOf(projectId) }))]),
  ]);

export const foldedPrefixes = (prefixes: readonly string[], encode: (text: string) => string): Xml[] =>
  prefixes.map((prefix) => element('CommonPrefixes', elements({ Prefix: encode(prefix) })));

export async function listObjects({ storage, query }: Call, bucket: Bucket): Promise<Answer> {
  const encode = encoderOf(query);
  const listing = {
    bucket: bucket.name,
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    after: query.get('marker') ?? '',
    limit: countOf(query, 'max-keys', MAX_KEYS),
  };
  const { items, prefixes, next } = await storage.store.read((tx) => listPage(tx, listing));
  return {
    status: 200,
    body: xmlDocument('ListBucketResult', [
      ...elements({
        Name: bucket.name,
        // Clients of this version decode all but the prefix (botocore's `decode_list_object`).
        Prefix: listing.prefix,
        Marker: encode(listing.after),
        NextMarker: next !== null && listing.delimiter !== '' ? encode(next) : null,
        MaxKeys: listing.limit,
        Delimiter: listing.delimiter === '' ? null : encode(listing.delimiter),
        EncodingType: query.get('encoding-type') || null,
        IsTruncated: next !== null,
      }),
      ...items.map((item) => contents(item, bucket.project_id, encode)),
      ...foldedPrefixes(prefixes, encode),
    ]),
  };
}

export async function listObjectsV2({ storage, query }: Call, bucket: Bucket): Promise<Answer> {
  const encode = encoderOf(query);
  const token = query.get('continuation-token');
  const startAfter = query.get('start-after') ?? '';
  const listing = {
    bucket: bucket.name,
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    after: token ? readToken(token) : startAfter,
    limit: countOf(query, 'max-keys', MAX_KEYS),
  };
  const { items, prefixes, next } = await storage.store.read((tx) => listPage(tx, listing));
  const owner = query.get('fetch-owner') === 'true' ? bucket.project_id : null;
  return {
    status: 200,
    body: xmlDocument('ListBucketResult', [
      ...elements({
        Name: bucket.name,
        Prefix: encode(listing.prefix),
        StartAfter: startAfter === '' ? null : encode(startAfter),
        ContinuationToken: token,
        NextContinuationToken: next === null ? null : tokenOf(next),
        KeyCount: items.length + prefixes.length,
        MaxKeys: listing.limit,
        Delimiter: listing.delimiter === '' ? null : encode(listing.delimiter),
        EncodingType: query.get('encoding-type') || null,
        IsTruncated: next !== null,
      }),
      ...items.map((item) => contents(item, owner, encode)),
      ...foldedPrefixes(prefixes, encode),
    ]),
  };
}

/** Where a next page goes on, in letters that every address can carry. */
export const tokenOf = (name: string) => Buffer.from(name).toString('base64url');

/** Throws InvalidArgument. */
export function readToken(token: string): string {
  const text = Buffer.from(token, 'base64url').toString();
  if (text === '' || Buffer.from(text).toString('base64url') !== token)
    throw new S3Error('InvalidArgument', 'The continuation token is none of ours');
  return text;
}

export async function listVersions({ storage, query }: Call, bucket: Bucket): Promise<Answer> {
  const encode = encoderOf(query);
  const listing = versionListingOf(query, bucket);
  const { keyMarker, versionMarker } = listing;
  const { versions, prefixes, next } = await storage.store.read((tx) => listVersionPage(tx, listing));
  return {
    status: 200,
    body: xmlDocument('ListVersionsResult', [
      ...elements({
        Name: bucket.name,
        Prefix: encode(listing.prefix),
        KeyMarker: encode(keyMarker),
        VersionIdMarker: versionMarker ?? '',
        NextKeyMarker: next === null ? null : encode(next.key),
        NextVersionIdMarker: next?.version,
        MaxKeys: listing.limit,
        Delimiter: listing.delimiter === '' ? null : encode(listing.delimiter),
        EncodingType: query.get('encoding-type') || null,
        IsTruncated: next !== null,
      }),
      ...versions.map((version) => versionElement(version, bucket, encode)),
      ...foldedPrefixes(prefixes, encode),
    ]),
  };
}

/** What is asked for. Refuses a version to go on after without its key. */
function versionListingOf(query: Query, bucket: Bucket): VersionsQuery {
  const keyMarker = query.get('key-marker') ?? '';
  const versionMarker = query.get('version-id-marker') || null;
  if (versionMarker !== null && keyMarker === '')
    throw new S3Error('InvalidArgument', 'A version-id-marker needs a key-marker');
  return {
    bucket: bucket.name,
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    keyMarker,
    versionMarker,
    limit: countOf(query, 'max-keys', MAX_KEYS),
  };
}

const versionElement = (version: ListedVersion, bucket: Bucket, encode: (text: string) => string) =>
  element(version.is_marker ? 'DeleteMarker' : 'Version', [
    ...elements({
      Key: encode(version.key),
      VersionId: version.version_id,
      IsLatest: version.is_latest === 1,
      LastModified: version.modified_at,
      ...(!version.is_marker && { ETag: quoted(version.etag), Size: version.size, StorageClass: 'STANDARD' }),
    }),
    element('Owner', elements({ ...ownerOf(bucket.project_id) })),
  ]);
