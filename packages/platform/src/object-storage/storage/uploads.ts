import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tx } from '../../store/store.ts';
import { S3Error } from '../protocol/errors.ts';
import { readStored } from '../../store/disk-faults.ts';
import type { CannedAcl } from '../protocol/acl.ts';
import type { ChecksumName } from '../protocol/checksums.ts';
import type { StoredHeaders } from '../protocol/headers.ts';
import type { AskedLock } from '../protocol/object-lock.ts';
import type { UploadChecksum } from '../protocol/upload-checksum.ts';
import type { ObjectStorage } from './object-storage.ts';
import { MAX_PARTS } from '../protocol/sizes.ts';
import type { Blob, Blobs } from './blobs.ts';
import type { Bucket } from './buckets.ts';
import type { CompletedUploadRow, PartRow, UploadRow } from '../../store/tables/object-storage.ts';

export type Upload = Selectable<UploadRow>;
export type Part = Selectable<PartRow>;

export interface NewUpload {
  readonly bucket: string;
  readonly key: string;
  readonly headers: StoredHeaders;
  readonly tags: Readonly<Record<string, string>>;
  readonly acl: CannedAcl | null;
  readonly checksum: UploadChecksum | null;
  readonly lock: AskedLock | null;
}

export async function insertUpload(
  tx: Tx,
  { bucket, key, headers, tags, acl, checksum, lock }: NewUpload,
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  const at = tx.now.toISOString();
  await tx.tables
    .insertInto('s3_uploads')
    .values({
      id,
      bucket,
      key,
      started_at: at,
      touched_at: at,
      headers: JSON.stringify(headers),
      tags: JSON.stringify(tags),
      acl,
      checksum: checksum && JSON.stringify(checksum),
      object_lock: lock && JSON.stringify(lock),
    })
    .execute();
  return id;
}

/** Throws NoSuchUpload, also for one of another bucket or key. */
export async function findUpload(tx: Tx, bucket: string, key: string, id: string): Promise<Upload> {
  const upload = await tx.tables
    .selectFrom('s3_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('bucket', '=', bucket)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!upload) throw new S3Error('NoSuchUpload');
  return upload;
}

/** Puts a part in, in the place of one with the same number. */
export async function insertPart(
  tx: Tx,
  blobs: Blobs,
  upload: string,
  number: number,
  part: Pick<Blob, 'id' | 'size' | 'md5'> & { readonly checksum: readonly [string, string] | null },
): Promise<void> {
  const replaced = await tx.tables
    .deleteFrom('s3_parts')
    .where('upload', '=', upload)
    .where('number', '=', number)
    .returning('blob')
    .execute();
  const modified_at = tx.now.toISOString();
  await tx.tables
    .insertInto('s3_parts')
    .values({
      upload,
      number,
      blob: part.id,
      size: part.size,
      etag: part.md5,
      modified_at,
      checksum: part.checksum && JSON.stringify(part.checksum),
    })
    .execute();
  await tx.tables.updateTable('s3_uploads').set({ touched_at: modified_at }).where('id', '=', upload).execute();
  if (replaced.length > 0) tx.afterCommit(() => blobs.remove(replaced.map(({ blob }) => blob)));
}

export const partsOf = (tx: Tx, upload: string, after = 0, limit: number = MAX_PARTS): Promise<Part[]> =>
  tx.tables
    .selectFrom('s3_parts')
    .selectAll()
    .where('upload', '=', upload)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();

/** Ends an upload. The files of its parts are removed, but for those that became an object's. */
export async function endUpload(tx: Tx, blobs: Blobs, upload: string, used: readonly Part[] = []): Promise<void> {
  const keeps = new Set(used.map(({ blob }) => blob));
  const parts = await tx.tables.selectFrom('s3_parts').select('blob').where('upload', '=', upload).execute();
  await tx.tables.deleteFrom('s3_uploads').where('id', '=', upload).execute();
  const freed = parts.map(({ blob }) => blob).filter((blob) => !keeps.has(blob));
  if (freed.length > 0) tx.afterCommit(() => blobs.remove(freed));
}

export const checksumOfUpload = ({ checksum }: Upload) =>
  checksum === null ? null : readStored<UploadChecksum>(checksum);
export const lockOfUpload = ({ object_lock }: Upload) =>
  object_lock === null ? null : readStored<AskedLock>(object_lock);
export const checksumOfPart = ({ checksum }: { readonly checksum: string | null }) =>
  checksum === null ? null : readStored<readonly [ChecksumName, string]>(checksum);

export type CompletedUpload = Selectable<CompletedUploadRow>;

export const findCompleted = async (tx: Tx, bucket: string, key: string, id: string): Promise<CompletedUpload | null> =>
  (await tx.tables
    .selectFrom('s3_completed_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('bucket', '=', bucket)
    .where('key', '=', key)
    .executeTakeFirst()) ?? null;

/** Remembers what an upload became, for a client whose answer is lost. */
export async function rememberCompleted(tx: Tx, completed: Omit<CompletedUpload, 'completed_at'>): Promise<void> {
  const row = { ...completed, completed_at: tx.now.toISOString() };
  await tx.tables.insertInto('s3_completed_uploads').values(row).execute();
}

export async function forgetCompleted({ store }: ObjectStorage, before: string): Promise<void> {
  await store.write(({ tables }) =>
    tables.deleteFrom('s3_completed_uploads').where('completed_at', '<', before).execute(),
  );
}

export interface UploadsQuery {
  readonly prefix: string;
  readonly delimiter: string;
  readonly keyMarker: string;
  readonly idMarker: string;
  readonly limit: number;
}

/** Unfinished uploads by key, then by id. They are few: folding reads them all. */
export async function uploadsOf(tx: Tx, { name }: Bucket, query: UploadsQuery) {
  const { prefix, delimiter, keyMarker, idMarker, limit } = query;
  const { rows } = await sql<Upload>`
    select * from s3_uploads where bucket = ${name} and
      (key > ${keyMarker} or (key = ${keyMarker} and ${idMarker} <> '' and id > ${idMarker}))
    order by key, id`.execute(tx.tables);
  const uploads: Upload[] = [];
  const prefixes: string[] = [];
  let next: { readonly key: string; readonly id: string } | null = null;
  for (const upload of rows.filter(({ key }) => key.startsWith(prefix))) {
    const at = delimiter === '' ? -1 : upload.key.indexOf(delimiter, prefix.length);
    const folder = at < 0 ? null : upload.key.slice(0, at + delimiter.length);
    if (folder !== null && (folder === prefixes.at(-1) || folder === keyMarker)) continue;
    if (uploads.length + prefixes.length >= limit) return { uploads, prefixes, next };
    if (folder === null) uploads.push(upload);
    else prefixes.push(folder);
    next = folder === null ? { key: upload.key, id: upload.id } : { key: folder, id: '' };
  }
  return { uploads, prefixes, next: null };
}
