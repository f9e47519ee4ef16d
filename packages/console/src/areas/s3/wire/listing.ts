import { extensionOf } from './names.ts';
import { childrenOf, flagOf, numberOf, textOf, textsOf, type XmlNode } from './tree.ts';

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
export const decoderOf = (xml: XmlNode | null): ((text: string) => string) =>
  textOf(xml, 'EncodingType') === 'url' ? decodeKey : (text) => text;

function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const withoutQuotes = (etag: string) => etag.replaceAll('"', '');

/** One answer to `list-type=2`. The entry that is the folder itself is ignored (spec: s3.listing.self). */
export function readListing(xml: XmlNode | null, prefix: string): Listing {
  const decode = decoderOf(xml);
  const folders = childrenOf(xml, 'CommonPrefixes').flatMap((node) =>
    textsOf(node, 'Prefix').map((text) => folderEntry(decode(text), prefix)),
  );
  const files = childrenOf(xml, 'Contents').map((node) => fileEntry(node, decode, prefix));
  const found = [...folders, ...files];
  const next = textOf(xml, 'NextContinuationToken');
  return {
    entries: found.filter(({ key }) => key !== prefix),
    isThere: found.length > 0,
    next: flagOf(xml, 'IsTruncated') && next !== '' ? next : null,
  };
}

function folderEntry(key: string, prefix: string): Entry {
  const name = key.slice(prefix.length).replace(/\/$/, '');
  return { id: key, key, name, prefix, isFolder: true, type: '', size: null, lastModified: null, etag: '' };
}

function fileEntry(node: XmlNode, decode: (text: string) => string, prefix: string): Entry {
  const key = decode(textOf(node, 'Key'));
  const name = key.slice(prefix.length);
  return {
    id: key,
    key,
    name,
    prefix,
    isFolder: false,
    type: extensionOf(name),
    size: numberOf(node, 'Size') ?? 0,
    lastModified: textOf(node, 'LastModified') || null,
    etag: withoutQuotes(textOf(node, 'ETag')),
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

/** One answer to `?versions`: the newest of a key first, as the server sends them. */
export function readVersions(xml: XmlNode | null): VersionListing {
  const decode = decoderOf(xml);
  const versions = (xml?.children ?? [])
    .filter(({ name }) => name === 'Version' || name === 'DeleteMarker')
    .map((node): Version => {
      const key = decode(textOf(node, 'Key'));
      const versionId = textOf(node, 'VersionId');
      return {
        id: `${versionId} ${key}`,
        key,
        versionId,
        isLatest: flagOf(node, 'IsLatest'),
        isDeletion: node.name === 'DeleteMarker',
        size: numberOf(node, 'Size') ?? 0,
        lastModified: textOf(node, 'LastModified'),
      };
    });
  const key = decode(textOf(xml, 'NextKeyMarker'));
  const isMore = flagOf(xml, 'IsTruncated') && key !== '';
  return { versions, next: isMore ? { key, version: textOf(xml, 'NextVersionIdMarker') } : null };
}
