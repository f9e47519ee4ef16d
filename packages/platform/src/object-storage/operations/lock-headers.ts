import { isAllowed } from '../protocol/authorize.ts';
import type { Call } from '../protocol/call.ts';
import type { Bucket } from '../storage/buckets.ts';
import type { StoredObject } from '../storage/find-object.ts';

/** What an answer tells of a lock, where its reader may ask for it. */
export function lockHeaders({ who, key }: Call, bucket: Bucket, object: StoredObject): Record<string, string> {
  const may = (action: string) => isAllowed(who, bucket, { action, may: 'GET', key });
  const { lock_mode, lock_until, legal_hold } = object;
  return {
    ...(lock_mode !== null &&
      lock_until !== null &&
      may('s3:GetObjectRetention') && {
        'x-amz-object-lock-mode': lock_mode,
        'x-amz-object-lock-retain-until-date': lock_until,
      }),
    ...(legal_hold === 1 && may('s3:GetObjectLegalHold') && { 'x-amz-object-lock-legal-hold': 'ON' }),
  };
}
