import type {
  _Object as StoredObject,
  DeleteMarkerEntry,
  ListObjectsV2CommandOutput,
  ListObjectVersionsCommandOutput,
  ObjectVersion,
} from '@aws-sdk/client-s3';
import { extensionOf } from './names.ts';

/** A file or a folder of one folder (spec: s3.listing.entry). */
export interface Entry {
  /** The key; of a folder its prefix, which ends in a slash. */
  readonly id: string;
  readonly key: string;
  /** What follows the folder's own prefix, a folder's without the slash. */
  readonly name: string;
  /** The folder it lies in: '' or a prefix that ends in a slash. */
  readonly prefix: string;
  readonly isFolder: boolean;
  /** The file's extension in small letters; '' for a folder. */
  readonly type: string;
  /** Bytes; null for a folder. */
  readonly size: number | null;
  /** ISO 8601; null for a folder. */
  readonly lastModified: string | null;
  /** Without quotes; '' for a folder. */
  readonly etag: string;
}

export interface Listing {
  readonly entries: readonly Entry[];
  /** The question for what comes after; null at the end. */
  readonly next: string | null;
  /** Something begins with the prefix, if only the entry that is the folder itself. */
  readonly isThere: boolean;
}

/** Keys come percent-encoded where that was asked for: XML cannot carry every character. */
export const decoderOf = (encoding: string | undefined): ((text: string) => string) =>
  encoding === 'url' ? decodeKey : (text) => text;

function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const withoutQuotes = (etag: string) => etag.replaceAll('"', '');

type Decode = (text: string) => string;
type ObjectsAnswer = Pick<
  ListObjectsV2CommandOutput,
  'Contents' | 'CommonPrefixes' | 'EncodingType' | 'IsTruncated' | 'NextContinuationToken'
>;

/** One answer to `list-type=2`. The entry that is the folder itself is ignored (spec: s3.listing.self). */
export function readListing(answer: ObjectsAnswer, prefix: string): Listing {
  const { Contents = [], CommonPrefixes = [], EncodingType, IsTruncated = false, NextContinuationToken } = answer;
  const decode = decoderOf(EncodingType);
  const folders = CommonPrefixes.map(({ Prefix = '' }) => folderEntry(decode(Prefix), prefix));
  const files = Contents.map((object) => fileEntry(object, decode, prefix));
  const found = [...folders, ...files];
  return {
    entries: found.filter(({ key }) => key !== prefix),
    isThere: found.length > 0,
    next: (IsTruncated && NextContinuationToken) || null,
  };
}

function folderEntry(key: string, prefix: string): Entry {
  const name = key.slice(prefix.length).replace(/\/$/, '');
  return { id: key, key, name, prefix, isFolder: true, type: '', size: null, lastModified: null, etag: '' };
}

function fileEntry(
  { Key = '', Size = 0, LastModified, ETag = '' }: StoredObject,
  decode: Decode,
  prefix: string,
): Entry {
  const key = decode(Key);
  const name = key.slice(prefix.length);
  return {
    id: key,
    key,
    name,
    prefix,
    isFolder: false,
    type: extensionOf(name),
    size: Size,
    lastModified: LastModified?.toISOString() ?? null,
    etag: withoutQuotes(ETag),
  };
}

/** One state of an object that the bucket keeps. */
export interface Version {
  readonly id: string;
  readonly key: string;
  readonly versionId: string;
  readonly isLatest: boolean;
  /** It says that the object was deleted, and has no content. */
  readonly isDeletion: boolean;
  readonly size: number;
  readonly lastModified: string;
}

export interface VersionListing {
  readonly versions: readonly Version[];
  readonly next: { readonly key: string; readonly version: string } | null;
}

type VersionsAnswer = Pick<
  ListObjectVersionsCommandOutput,
  'Versions' | 'DeleteMarkers' | 'EncodingType' | 'IsTruncated' | 'NextKeyMarker' | 'NextVersionIdMarker'
>;

/** One answer to `?versions`: by key, the newest of each first. The SDK keeps deletions apart; here they are in line. */
export function readVersions(answer: VersionsAnswer): VersionListing {
  const { Versions = [], DeleteMarkers = [], EncodingType, IsTruncated = false } = answer;
  const decode = decoderOf(EncodingType);
  const versions = [
    ...Versions.map((version) => versionOf(version, decode, version.Size ?? 0)),
    ...DeleteMarkers.map((marker) => versionOf(marker, decode, null)),
  ].toSorted(byKeyNewestFirst);
  const key = decode(answer.NextKeyMarker ?? '');
  const isMore = IsTruncated && key !== '';
  return { versions, next: isMore ? { key, version: answer.NextVersionIdMarker ?? '' } : null };
}

/** `size`: null for a deletion. */
function versionOf(
  { Key = '', VersionId = '', IsLatest = false, LastModified }: ObjectVersion | DeleteMarkerEntry,
  decode: Decode,
  size: number | null,
): Version {
  const key = decode(Key);
  return {
    id: `${VersionId} ${key}`,
    key,
    versionId: VersionId,
    isLatest: IsLatest,
    isDeletion: size === null,
    size: size ?? 0,
    lastModified: LastModified?.toISOString() ?? '',
  };
}

function byKeyNewestFirst(one: Version, other: Version): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  if (one.isLatest !== other.isLatest) return one.isLatest ? -1 : 1;
  return Date.parse(other.lastModified) - Date.parse(one.lastModified);
}
