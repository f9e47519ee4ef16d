import { checkBucketName } from '@skydeck/contract';
import { readText } from '../protocol/body.ts';
import { type Answer, type Call, ownerOf, projectOf } from '../protocol/call.ts';
import { S3Error } from '../protocol/errors.ts';
import { rejectUnsupportedHeaders } from '../protocol/object-headers.ts';
import { element, elements, readXml, xmlDocument } from '../protocol/xml.ts';
import { type Bucket, bucketsOf, deleteBucket as dropBucket, findBucket, insertBucket } from '../storage/buckets.ts';
import { REGION } from '../storage/object-storage.ts';
import { auditBucket } from './audit-bucket.ts';

const MAX_CONFIGURATION = 16 * 1024;

export async function listBuckets({ storage, who }: Call): Promise<Answer> {
  const { projectId } = projectOf(who);
  const buckets = await storage.store.read((tx) => bucketsOf(tx, projectId));
  const listed = buckets.map(({ name, created_at }) =>
    element('Bucket', elements({ Name: name, CreationDate: created_at, BucketRegion: REGION })),
  );
  return {
    status: 200,
    body: xmlDocument('ListAllMyBucketsResult', [
      element('Owner', elements({ ...ownerOf(projectId) })),
      element('Buckets', listed),
    ]),
  };
}

/** Throws InvalidBucketName, InvalidLocationConstraint, BucketAlreadyOwnedByYou, BucketAlreadyExists. */
export async function createBucket(call: Call): Promise<Answer> {
  const { storage, who, headers, bucket: name, requestId } = call;
  const { projectId, domainId } = projectOf(who);
  if (checkBucketName(name)) throw new S3Error('InvalidBucketName');
  if (headers.get('x-amz-bucket-object-lock-enabled')?.toLowerCase() === 'true')
    throw new S3Error('NotImplemented', 'Object locks are not offered here');
  rejectUnsupportedHeaders(headers);
  const text = await readText(call.body, MAX_CONFIGURATION);
  const region = text.trim() === '' ? '' : readXml(text, ['CreateBucketConfiguration']).one('LocationConstraint')?.text;
  if (region !== undefined && region.trim() !== '' && region.trim() !== REGION)
    throw new S3Error('InvalidLocationConstraint');
  await storage.store.write(async (tx) => {
    const bucket = await insertBucket(tx, { name, projectId, domainId });
    await auditBucket(tx, 's3_bucket_created', call, name);
    storage.changes.emit(tx, bucket, 'created', requestId);
  });
  return { status: 200, headers: { Location: `/${name}` } };
}

export async function deleteBucket(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, requestId } = call;
  await storage.store.write(async (tx) => {
    const bucket = await findBucket(tx, name);
    const freed = await dropBucket(tx, name);
    await auditBucket(tx, 's3_bucket_deleted', call, name);
    storage.changes.emit(tx, bucket, 'deleted', requestId);
    tx.afterCommit(() => storage.blobs.remove(freed));
  });
  return { status: 204 };
}

export const headBucket = async (): Promise<Answer> => ({ status: 200, headers: { 'x-amz-bucket-region': REGION } });

// The region that S3 calls by no name is ours.
export const getBucketLocation = async (): Promise<Answer> => ({
  status: 200,
  body: xmlDocument('LocationConstraint', []),
});
