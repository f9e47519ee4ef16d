import { sql } from 'kysely';
import type { Tx } from '../../store/store.ts';
import { seekFolded, successor } from './seek.ts';
import type { StoredObject } from './find-object.ts';

export interface ListingQuery {
  readonly bucket: string;
  readonly prefix: string;
  /** '': nothing is folded. */
  readonly delimiter: string;
  /** Only what sorts behind it; '' for all. A folder that it lies in, or is, is not listed again. */
  readonly after: string;
  readonly limit: number;
}

export type ListedObject = Pick<StoredObject, 'key' | 'size' | 'etag' | 'modified_at'>;

export interface Listing<Item> {
  readonly items: readonly Item[];
  /** Folded keys: what they have in common up to the delimiter. */
  readonly prefixes: readonly string[];
  /** Where the next page goes on; null: this was all. */
  readonly next: string | null;
}

/** Current objects by the bytes of their keys. */
export function listObjects(tx: Tx, query: ListingQuery): Promise<Listing<ListedObject>> {
  const { bucket } = query;
  return seekFolded(query, async (from, isIncluded, end, limit) => {
    const { rows } = await sql<ListedObject>`
      select key, size, etag, modified_at from s3_objects
      where bucket = ${bucket} and is_latest = 1 and is_marker = 0
        and ${isIncluded ? sql`key >= ${from}` : sql`key > ${from}`} ${end === null ? sql`` : sql`and key < ${end}`}
      order by key limit ${limit}`.execute(tx.tables);
    return rows;
  });
}

export interface VersionsQuery extends Omit<ListingQuery, 'after'> {
  readonly keyMarker: string;
  /** Only versions of `keyMarker` older than this; null: none of them. */
  readonly versionMarker: string | null;
}

export type ListedVersion = Omit<StoredObject, 'headers' | 'tags' | 'acl' | 'lock_mode' | 'lock_until' | 'legal_hold'>;

export interface VersionListing {
  readonly versions: readonly ListedVersion[];
  readonly prefixes: readonly string[];
  readonly next: { readonly key: string; readonly version: string | null } | null;
}

/** All versions and delete markers: by key, and of one key the newest first. */
export async function listVersions(tx: Tx, query: VersionsQuery): Promise<VersionListing> {
  const { bucket, prefix, delimiter, keyMarker, versionMarker, limit } = query;
  const rest = versionMarker === null ? [] : await olderVersions(tx, query, versionMarker);
  const versions = rest.slice(0, limit);
  if (rest.length > limit || limit === 0) return endAt(versions, [], rest.length > limit);
  // By keys, so that no page ends in a folder: each key's versions are read when its turn has come.
  const keys = await seekFolded(
    { bucket, prefix, delimiter, after: keyMarker, limit },
    async (from, included, end, most) => {
      const { rows } = await sql<{ key: string }>`
      select distinct key from s3_objects
      where bucket = ${bucket}
        and ${included ? sql`key >= ${from}` : sql`key > ${from}`} ${end === null ? sql`` : sql`and key < ${end}`}
      order by key limit ${most}`.execute(tx.tables);
      return rows;
    },
  );
  const prefixes: string[] = [];
  const inOrder = [
    ...keys.items.map(({ key }) => ({ key, folds: false })),
    ...keys.prefixes.map((key) => ({ key, folds: true })),
  ];
  for (const { key, folds } of inOrder.toSorted((one, other) =>
    Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)),
  )) {
    const left = limit - versions.length - prefixes.length;
    if (left === 0) return endAt(versions, prefixes, true);
    if (folds) prefixes.push(key);
    else {
      const found = await versionsOfKey(tx, bucket, key, left + 1);
      versions.push(...found.slice(0, left));
      if (found.length > left) return endAt(versions, prefixes, true);
    }
  }
  return endAt(versions, prefixes, keys.next !== null);
}

function endAt(versions: readonly ListedVersion[], prefixes: readonly string[], hasMore: boolean): VersionListing {
  const version = versions.at(-1);
  const folded = prefixes.at(-1);
  if (!hasMore || (!version && folded === undefined)) return { versions, prefixes, next: null };
  const endsInFolder =
    folded !== undefined && (!version || Buffer.compare(Buffer.from(folded), Buffer.from(version.key)) > 0);
  const next = endsInFolder
    ? { key: folded, version: null }
    : { key: version?.key ?? '', version: version?.version_id ?? null };
  return { versions, prefixes, next };
}

const versionColumns = sql`seq, bucket, key, version_id, is_latest, is_marker, size, etag, modified_at, superseded_at`;

async function versionsOfKey(tx: Tx, bucket: string, key: string, limit: number): Promise<ListedVersion[]> {
  const { rows } = await sql<ListedVersion>`
    select ${versionColumns} from s3_objects where bucket = ${bucket} and key = ${key}
    order by seq desc limit ${limit}`.execute(tx.tables);
  return rows;
}

async function olderVersions(tx: Tx, { bucket, keyMarker, limit }: VersionsQuery, version: string) {
  const { rows } = await sql<ListedVersion>`
    select ${versionColumns} from s3_objects where bucket = ${bucket} and key = ${keyMarker}
      and seq < (select seq from s3_objects where bucket = ${bucket} and key = ${keyMarker} and version_id = ${version})
    order by seq desc limit ${limit + 1}`.execute(tx.tables);
  return rows;
}

/** Objects that are current, and all bytes, of what begins with a prefix. */
export async function measure(tx: Tx, bucket: string, prefix: string) {
  const end = successor(prefix);
  const range = sql`key >= ${prefix} ${end === null ? sql`` : sql`and key < ${end}`}`;
  const { rows } = await sql<{ objects: number; bytes: number; hidden: number }>`
    select count(*) filter (where is_latest = 1 and is_marker = 0) as objects,
      coalesce(sum(size) filter (where is_latest = 1), 0) as bytes,
      coalesce(sum(size) filter (where is_latest = 0), 0) as hidden
    from s3_objects where bucket = ${bucket} and ${range}`.execute(tx.tables);
  const parts = await sql<{ bytes: number }>`
    select coalesce(sum(s3_parts.size), 0) as bytes from s3_parts join s3_uploads on s3_uploads.id = s3_parts.upload
    where bucket = ${bucket} and ${range}`.execute(tx.tables);
  const { objects = 0, bytes = 0, hidden = 0 } = rows[0] ?? {};
  return { objects, bytes, hidden_bytes: hidden + (parts.rows[0]?.bytes ?? 0) };
}
