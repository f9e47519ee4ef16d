import type { AuditType } from '../../audit/audit.ts';
import type { BucketRow } from '../../store/tables/object-storage.ts';
import type { Call } from '../protocol/call.ts';
import { S3Error } from '../protocol/errors.ts';
import { type Bucket, findBucket } from '../storage/buckets.ts';
import { auditBucket } from './audit-bucket.ts';

export type BucketSetting = Partial<
  Pick<BucketRow, 'versioning' | 'cors' | 'lifecycle' | 'policy' | 'tags' | 'acl' | 'object_lock'>
>;

/** Locks need versions. Held against the bucket as it is by now: two changes at once must not end in what neither may do. */
function checkState(bucket: Bucket, { versioning, object_lock }: BucketSetting): void {
  if (object_lock !== undefined && bucket.versioning !== 'Enabled')
    throw new S3Error('InvalidBucketState', 'Versioning must be Enabled on a bucket whose objects are locked');
  if (versioning === 'Suspended' && bucket.object_lock !== null)
    throw new S3Error('InvalidBucketState', 'Versioning stays Enabled on a bucket whose objects are locked');
}

/** Keeps a setting of a bucket, and that somebody changed it. Throws NoSuchBucket, InvalidBucketState. */
export async function changeBucket(
  call: Call,
  bucket: Bucket,
  setting: BucketSetting,
  type: AuditType = 's3_bucket_changed',
): Promise<void> {
  const { storage, requestId } = call;
  await storage.store.write(async (tx) => {
    checkState(await findBucket(tx, bucket.name), setting);
    await auditBucket(tx, type, call, bucket.name);
    await tx.tables.updateTable('s3_buckets').set(setting).where('name', '=', bucket.name).execute();
    storage.changes.touchSettings(tx, bucket, requestId);
  });
}
