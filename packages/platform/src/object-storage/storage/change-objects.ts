import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { readStored } from '../../store/disk-faults.ts';
import type { Tx } from '../../store/store.ts';
import type { CannedAcl } from '../protocol/acl.ts';
import { S3Error } from '../protocol/errors.ts';
import type { StoredHeaders } from '../protocol/headers.ts';
import { isLocked, type LockFacts } from '../protocol/object-lock.ts';
import type { Blobs, Segment } from './blobs.ts';
import { findLatest, findVersion, type StoredObject } from './find-object.ts';
import type { BucketRow } from '../../store/tables/object-storage.ts';

/** The version id of what is written without versioning. */
export const NULL_VERSION = 'null';

export interface NewObject {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly headers: StoredHeaders;
  readonly tags: Readonly<Record<string, string>>;
  readonly acl?: CannedAcl | null;
  readonly lock?: LockFacts;
}

type Bucket = Pick<BucketRow, 'name' | 'versioning'>;

/** Puts a new version on top, as the bucket's versioning says; the files of what it replaces go after the commit. */
export async function insertObject(
  tx: Tx,
  blobs: Blobs,
  bucket: Bucket,
  object: NewObject,
  segments: readonly NewSegment[],
): Promise<StoredObject> {
  const row = await putOnTop(tx, blobs, bucket, { ...object, is_marker: 0 });
  const rows = segments.map(({ blob, size, checksum = null }, position) => ({
    object: row.seq,
    position,
    blob,
    size,
    checksum,
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.tables
      .insertInto('s3_segments')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  return row;
}

// SQLite takes 32,766 values in one statement.
const ROWS_AT_ONCE = 1000;

async function putOnTop(
  tx: Tx,
  blobs: Blobs,
  { name: bucket, versioning }: Bucket,
  { key, size, etag, headers, tags, is_marker, acl, lock }: NewObject & { readonly is_marker: 0 | 1 },
): Promise<StoredObject> {
  const isKept = versioning === 'Enabled';
  if (!isKept) {
    const replaced = await findVersion(tx, bucket, key, NULL_VERSION);
    if (replaced) await dropRow(tx, blobs, replaced);
  }
  const now = tx.now.toISOString();
  await tx.tables
    .updateTable('s3_objects')
    .set({ is_latest: 0, superseded_at: now })
    .where('bucket', '=', bucket)
    .where('key', '=', key)
    .where('is_latest', '=', 1)
    .execute();
  return tx.tables
    .insertInto('s3_objects')
    .values({
      bucket,
      key,
      version_id: isKept ? randomBytes(16).toString('hex') : NULL_VERSION,
      is_latest: 1,
      is_marker,
      size,
      etag,
      modified_at: now,
      superseded_at: null,
      headers: JSON.stringify(headers),
      tags: JSON.stringify(tags),
      acl: acl ?? null,
      ...(lock ?? unlocked),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const unlocked: LockFacts = { lock_mode: null, lock_until: null, legal_hold: 0 };

/**
 * Every deletion of a version comes through here, whoever asked for it. Throws AccessDenied for one that is locked.
 * (spec: s3.lock)
 */
async function dropRow(tx: Tx, blobs: Blobs, row: StoredObject, bypasses = false): Promise<void> {
  if (isLocked(row, tx.now, bypasses)) throw new S3Error('AccessDenied', 'The version is locked');
  const { seq } = row;
  const freed = await tx.tables.selectFrom('s3_segments').select('blob').where('object', '=', seq).execute();
  // Its segments go with it.
  await tx.tables.deleteFrom('s3_objects').where('seq', '=', seq).execute();
  if (freed.length > 0) tx.afterCommit(() => blobs.remove(freed.map(({ blob }) => blob)));
}

export interface Deleted {
  /** The version that was made (a marker) or deleted; null without versioning. */
  readonly versionId: string | null;
  /** Whether that version is a delete marker. */
  readonly isMarker: boolean;
}

export interface Deletion {
  readonly key: string;
  readonly version: string | null;
  /** Whoever deletes may break a lock of governance, and says so. */
  readonly bypasses?: boolean;
}

/**
 * Deletes as S3 does: without a version it makes a marker where versions are kept. What is not there is deleted, too. Throws
 * AccessDenied for a version that is locked.
 */
export async function deleteObject(
  tx: Tx,
  blobs: Blobs,
  bucket: Bucket,
  { key, version, bypasses = false }: Deletion,
): Promise<Deleted> {
  if (version !== null) return deleteVersion(tx, blobs, bucket.name, { key, version, bypasses });
  if (bucket.versioning === 'Off') {
    const current = await findLatest(tx, bucket.name, key);
    if (current) await dropRow(tx, blobs, current);
    return { versionId: null, isMarker: false };
  }
  const empty = { key, size: 0, etag: '', headers: { plain: {}, meta: {} }, tags: {} };
  const { version_id } = await putOnTop(tx, blobs, bucket, { ...empty, is_marker: 1 });
  return { versionId: version_id, isMarker: true };
}

async function deleteVersion(
  tx: Tx,
  blobs: Blobs,
  bucket: string,
  { key, version, bypasses }: { readonly key: string; readonly version: string; readonly bypasses: boolean },
): Promise<Deleted> {
  const found = await findVersion(tx, bucket, key, version);
  if (found) {
    await dropRow(tx, blobs, found, bypasses);
    if (found.is_latest) await raiseNewest(tx, bucket, key);
  }
  return { versionId: version, isMarker: found?.is_marker === 1 };
}

async function raiseNewest(tx: Tx, bucket: string, key: string): Promise<void> {
  const newest = await findLatest(tx, bucket, key);
  if (!newest) return;
  await tx.tables
    .updateTable('s3_objects')
    .set({ is_latest: 1, superseded_at: sql`null` })
    .where('seq', '=', newest.seq)
    .execute();
}

/** What a part became of which a checksum was kept. */
export interface NewSegment extends Segment {
  /** JSON of algorithm and value. */
  readonly checksum?: string | null;
}

export const headersOf = ({ headers }: Pick<StoredObject, 'headers'>) => readStored<StoredHeaders>(headers);
export const tagsOf = ({ tags }: Pick<StoredObject, 'tags'>) => readStored<Readonly<Record<string, string>>>(tags);
