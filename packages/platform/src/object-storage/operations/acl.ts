import { readText } from '../protocol/body.ts';
import { type CannedAcl, isPublicAcl, readAclDocument, readCannedAcl, writeAcl } from '../protocol/acl.ts';
import { blocksPublic, isAllowed } from '../protocol/authorize.ts';
import { type Answer, type Call, ownerOf } from '../protocol/call.ts';
import { S3Error } from '../protocol/errors.ts';
import { versionHeader } from '../protocol/object-headers.ts';
import type { Bucket } from '../storage/buckets.ts';
import { changeBucket } from './change-bucket.ts';
import { findRequestedVersion, versionOf } from './read-object.ts';

const MAX_DOCUMENT = 256 * 1024;

const blocked = () => new S3Error('AccessDenied', 'The administrators of this domain block public access');

/** Throws AccessDenied where the domain blocks what a list would open. */
function requireUnblocked(bucket: Bucket, acl: CannedAcl | null): void {
  if (isPublicAcl(acl) && blocksPublic(bucket)) throw blocked();
}

/**
 * The list that a new object is to have. Whoever may only write here must not open what they wrote: that takes the right to
 * change lists. Throws AccessDenied, AccessControlListNotSupported.
 */
export function askedAcl({ headers, who, key }: Call, bucket: Bucket): CannedAcl | null {
  const acl = readCannedAcl(headers);
  requireUnblocked(bucket, acl);
  if (isPublicAcl(acl) && !isAllowed(who, bucket, { action: 's3:PutObjectAcl', may: 'PUT', key }))
    throw new S3Error('AccessDenied');
  return acl;
}

export const getBucketAcl = async (_: Call, { project_id, acl }: Bucket): Promise<Answer> => ({
  status: 200,
  body: writeAcl(acl, ownerOf(project_id)),
});

export async function putBucketAcl(call: Call, bucket: Bucket): Promise<Answer> {
  const acl = await readAcl(call, bucket);
  await changeBucket(call, bucket, { acl }, 's3_policy_changed');
  return { status: 200 };
}

export async function getObjectAcl(call: Call, bucket: Bucket): Promise<Answer> {
  const object = await call.storage.store.read((tx) => findRequestedVersion(tx, bucket, call.key, versionOf(call)));
  return {
    status: 200,
    headers: versionHeader(bucket, object.version_id),
    body: writeAcl(object.acl, ownerOf(bucket.project_id)),
  };
}

export async function putObjectAcl(call: Call, bucket: Bucket): Promise<Answer> {
  const { storage, key, requestId } = call;
  const acl = await readAcl(call, bucket);
  return storage.store.write(async (tx) => {
    const { seq, version_id } = await findRequestedVersion(tx, bucket, key, versionOf(call));
    await tx.tables.updateTable('s3_objects').set({ acl }).where('seq', '=', seq).execute();
    storage.changes.touch(tx, bucket, requestId);
    return { status: 200, headers: versionHeader(bucket, version_id) };
  });
}

/** By a header or a document. Throws MalformedXML, AccessControlListNotSupported, AccessDenied. */
async function readAcl({ headers, body }: Call, bucket: Bucket): Promise<CannedAcl> {
  const acl = readCannedAcl(headers) ?? readAclDocument(await readText(body, MAX_DOCUMENT), bucket.project_id);
  requireUnblocked(bucket, acl);
  return acl;
}
