import type { AuditType } from '../../audit/audit.ts';
import type { BucketRow } from '../../store/tables/object-storage.ts';
import type { Call } from '../protocol/call.ts';
import type { Bucket } from '../storage/buckets.ts';
import { auditBucket } from './audit-bucket.ts';

export type BucketSetting = Partial<
  Pick<BucketRow, 'versioning' | 'cors' | 'lifecycle' | 'policy' | 'tags' | 'acl' | 'object_lock'>
>;

/** Keeps a setting of a bucket, and that somebody changed it. */
export async function changeBucket(
  call: Call,
  bucket: Bucket,
  setting: BucketSetting,
  type: AuditType = 's3_bucket_changed',
): Promise<void> {
  const { storage, requestId } = call;
  await storage.store.write(async (tx) => {
    await auditBucket(tx, type, call, bucket.name);
    await tx.tables.updateTable('s3_buckets').set(setting).where('name', '=', bucket.name).execute();
    storage.changes.touchSettings(tx, bucket, requestId);
  });
}
