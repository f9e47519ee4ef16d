import type { Selectable } from 'kysely';
import type { Tx } from '../../store/store.ts';
import { S3Error } from '../protocol/errors.ts';
import type { CannedAcl } from '../protocol/acl.ts';
import type { BucketLock } from '../protocol/object-lock.ts';
import type { BucketRow, DomainRow } from '../../store/tables/object-storage.ts';

/** With what its domain says of public access. */
export type Bucket = Selectable<BucketRow> & Pick<DomainRow, 'public_access_block'>;

const MAX_BUCKETS = 1000;

/** Throws NoSuchBucket. */
export async function findBucket(tx: Tx, name: string): Promise<Bucket> {
  const bucket = await buckets(tx).where('name', '=', name).executeTakeFirst();
  if (!bucket) throw new S3Error('NoSuchBucket');
  return bucket;
}

export const bucketsOf = (tx: Tx, projectId: string): Promise<Bucket[]> =>
  buckets(tx).where('project_id', '=', projectId).orderBy('name').execute();

const buckets = (tx: Tx) =>
  tx.tables
    .selectFrom('s3_buckets')
    .leftJoin('s3_domains', 's3_domains.domain_id', 's3_buckets.domain_id')
    .selectAll('s3_buckets')
    .select('s3_domains.public_access_block');

const ownerOf = async (tx: Tx, name: string): Promise<string | null> =>
  (await tx.tables.selectFrom('s3_buckets').select('project_id').where('name', '=', name).executeTakeFirst())
    ?.project_id ?? null;

export const isOwnBucket = async (tx: Tx, name: string, projectId: string): Promise<boolean> =>
  (await ownerOf(tx, name)) === projectId;

export interface NewBucket {
  readonly name: string;
  readonly projectId: string;
  readonly domainId: string;
  /** Null: our own region. */
  readonly location?: string | null;
  readonly acl?: CannedAcl | null;
  /** Objects can be locked; then versions are kept from the first day. */
  readonly lock?: BucketLock | null;
}

/** Throws BucketAlreadyOwnedByYou, BucketAlreadyExists, TooManyBuckets. */
export async function insertBucket(tx: Tx, bucket: NewBucket): Promise<Bucket> {
  const { name, projectId, domainId, location, acl, lock } = bucket;
  const owner = await ownerOf(tx, name);
  if (owner !== null) throw new S3Error(owner === projectId ? 'BucketAlreadyOwnedByYou' : 'BucketAlreadyExists');
  if ((await bucketsOf(tx, projectId)).length >= MAX_BUCKETS) throw new S3Error('TooManyBuckets');
  await tx.tables
    .insertInto('s3_buckets')
    .values({
      name,
      project_id: projectId,
      domain_id: domainId,
      created_at: tx.now.toISOString(),
      versioning: lock ? 'Enabled' : 'Off',
      cors: null,
      lifecycle: null,
      policy: null,
      location: location ?? null,
      tags: null,
      acl: acl ?? null,
      object_lock: lock ? JSON.stringify(lock) : null,
    })
    .execute();
  return findBucket(tx, name);
}

/** Throws BucketNotEmpty. Unfinished uploads go with the bucket: answers the blobs of their parts. */
export async function deleteBucket(tx: Tx, name: string): Promise<string[]> {
  const kept = await tx.tables.selectFrom('s3_objects').select('seq').where('bucket', '=', name).limit(1).execute();
  if (kept.length > 0) throw new S3Error('BucketNotEmpty');
  const parts = await tx.tables
    .selectFrom('s3_parts')
    .innerJoin('s3_uploads', 's3_uploads.id', 's3_parts.upload')
    .select('blob')
    .where('bucket', '=', name)
    .execute();
  await tx.tables.deleteFrom('s3_uploads').where('bucket', '=', name).execute();
  await tx.tables.deleteFrom('s3_completed_uploads').where('bucket', '=', name).execute();
  await tx.tables.deleteFrom('s3_buckets').where('name', '=', name).execute();
  return parts.map(({ blob }) => blob);
}
