import type { Selectable } from 'kysely';
import type { Tx } from '../../store/store.ts';
import { S3Error } from '../protocol/errors.ts';
import type { BucketRow } from '../../store/tables/object-storage.ts';

export type Bucket = Selectable<BucketRow>;

const MAX_BUCKETS = 1000;

/** Throws NoSuchBucket. */
export async function findBucket(tx: Tx, name: string): Promise<Bucket> {
  const bucket = await tx.tables.selectFrom('s3_buckets').selectAll().where('name', '=', name).executeTakeFirst();
  if (!bucket) throw new S3Error('NoSuchBucket');
  return bucket;
}

export const bucketsOf = (tx: Tx, projectId: string): Promise<Bucket[]> =>
  tx.tables.selectFrom('s3_buckets').selectAll().where('project_id', '=', projectId).orderBy('name').execute();

/** Throws BucketAlreadyOwnedByYou, BucketAlreadyExists, TooManyBuckets. */
export async function insertBucket(
  tx: Tx,
  { name, projectId, domainId }: { readonly name: string; readonly projectId: string; readonly domainId: string },
): Promise<Bucket> {
  const taken = await tx.tables
    .selectFrom('s3_buckets')
    .select('project_id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (taken) throw new S3Error(taken.project_id === projectId ? 'BucketAlreadyOwnedByYou' : 'BucketAlreadyExists');
  if ((await bucketsOf(tx, projectId)).length >= MAX_BUCKETS) throw new S3Error('TooManyBuckets');
  return tx.tables
    .insertInto('s3_buckets')
    .values({
      name,
      project_id: projectId,
      domain_id: domainId,
      created_at: tx.now.toISOString(),
      versioning: 'Off',
      cors: null,
      lifecycle: null,
      policy: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
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
  await tx.tables.deleteFrom('s3_buckets').where('name', '=', name).execute();
  return parts.map(({ blob }) => blob);
}
