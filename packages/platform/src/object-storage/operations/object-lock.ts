import type { Tx } from '../../store/store.ts';
import { readStored } from '../../store/disk-faults.ts';
import { readText } from '../protocol/body.ts';
import { isAllowed } from '../protocol/authorize.ts';
import type { Answer, Call } from '../protocol/call.ts';
import { S3Error } from '../protocol/errors.ts';
import { versionHeader } from '../protocol/object-headers.ts';
import {
  type AskedLock,
  type BucketLock,
  type LockFacts,
  mayReplaceRetention,
  readLegalHold,
  readLockConfiguration,
  readLockHeaders,
  readRetention,
  writeLegalHold,
  writeLockConfiguration,
  writeRetention,
} from '../protocol/object-lock.ts';
import type { Bucket } from '../storage/buckets.ts';
import type { StoredObject } from '../storage/find-object.ts';
import { changeBucket } from './change-bucket.ts';
import { findRequestedVersion, versionOf } from './read-object.ts';

const MAX_DOCUMENT = 64 * 1024;

/** Null: objects of the bucket cannot be locked. */
export const lockOf = ({ object_lock }: Bucket): BucketLock | null =>
  object_lock === null ? null : readStored<BucketLock>(object_lock);

/** Throws InvalidRequest. */
function requireLocks(bucket: Bucket): void {
  if (!lockOf(bucket)) throw new S3Error('InvalidRequest', 'The bucket has no object lock configuration');
}

/**
 * What a write asks of the lock of its object; null: what the bucket says. Whoever may only write must not lock: that takes a
 * right of its own. Throws InvalidArgument, InvalidRequest, AccessDenied.
 */
export function askedLock({ headers, who, key }: Call, bucket: Bucket, now: Date): AskedLock | null {
  const asked = readLockHeaders(headers, now);
  if (!asked) return null;
  requireLocks(bucket);
  const may = (action: string) => isAllowed(who, bucket, { action, may: 'PUT', key });
  if ((asked.retention && !may('s3:PutObjectRetention')) || (asked.hold && !may('s3:PutObjectLegalHold')))
    throw new S3Error('AccessDenied');
  return asked;
}

/** Whether a request breaks a lock of governance: it says so, and its sender may. */
export const bypassesGovernance = ({ headers, who, key: own }: Call, bucket: Bucket, key = own): boolean =>
  headers.get('x-amz-bypass-governance-retention')?.toLowerCase() === 'true' &&
  isAllowed(who, bucket, { action: 's3:BypassGovernanceRetention', may: 'DELETE', key });

export async function getLockConfiguration(_: Call, bucket: Bucket): Promise<Answer> {
  const lock = lockOf(bucket);
  if (!lock) throw new S3Error('ObjectLockConfigurationNotFoundError');
  return { status: 200, body: writeLockConfiguration(lock) };
}

/** Turned on, it cannot be turned off; its defaults can change. Throws InvalidBucketState without versions. */
export async function putLockConfiguration(call: Call, bucket: Bucket): Promise<Answer> {
  const lock = readLockConfiguration(await readText(call.body, MAX_DOCUMENT));
  await changeBucket(call, bucket, { object_lock: JSON.stringify(lock) });
  return { status: 200 };
}

const locked = (call: Call, bucket: Bucket): Promise<StoredObject> =>
  call.storage.store.read((tx) => findRequestedVersion(tx, bucket, call.key, versionOf(call)));

export async function getRetention(call: Call, bucket: Bucket): Promise<Answer> {
  requireLocks(bucket);
  const { lock_mode, lock_until, version_id } = await locked(call, bucket);
  if (lock_mode === null || lock_until === null) throw new S3Error('NoSuchObjectLockConfiguration');
  const body = writeRetention({ mode: lock_mode, until: lock_until });
  return { status: 200, headers: versionHeader(bucket, version_id), body };
}

/** A retention may become longer; anything else breaks governance, and nothing breaks compliance. */
export async function putRetention(call: Call, bucket: Bucket): Promise<Answer> {
  requireLocks(bucket);
  const { clock } = call.storage;
  const next = readRetention(await readText(call.body, MAX_DOCUMENT), clock.now());
  const bypasses = bypassesGovernance(call, bucket);
  return change(call, bucket, (object, now) => {
    if (!mayReplaceRetention(object, next, { now, bypasses }))
      throw new S3Error('AccessDenied', 'The version is locked');
    return { lock_mode: next?.mode ?? null, lock_until: next?.until ?? null };
  });
}

export async function getLegalHold(call: Call, bucket: Bucket): Promise<Answer> {
  requireLocks(bucket);
  const { legal_hold, version_id } = await locked(call, bucket);
  return { status: 200, headers: versionHeader(bucket, version_id), body: writeLegalHold(legal_hold === 1) };
}

export async function putLegalHold(call: Call, bucket: Bucket): Promise<Answer> {
  requireLocks(bucket);
  const isOn = readLegalHold(await readText(call.body, MAX_DOCUMENT));
  return change(call, bucket, () => ({ legal_hold: isOn ? 1 : 0 }));
}

function change(
  call: Call,
  bucket: Bucket,
  facts: (object: StoredObject, now: Date) => Partial<LockFacts>,
): Promise<Answer> {
  const { storage, key, requestId } = call;
  return storage.store.write(async (tx: Tx) => {
    const object = await findRequestedVersion(tx, bucket, key, versionOf(call));
    const row = facts(object, tx.now);
    await tx.tables.updateTable('s3_objects').set(row).where('seq', '=', object.seq).execute();
    storage.changes.touch(tx, bucket, requestId);
    return { status: 200, headers: versionHeader(bucket, object.version_id) };
  });
}
