import { checkBucketName } from '@skydeck/contract';
import { isPublicAcl, readCannedAcl } from '../protocol/acl.ts';
import { blocksPublic } from '../protocol/authorize.ts';
import { readText } from '../protocol/body.ts';
import { type Answer, type Call, countOf, ownerOf, projectOf } from '../protocol/call.ts';
import { S3Error } from '../protocol/errors.ts';
import { element, elements, readXml, textDocument, xmlDocument } from '../protocol/xml.ts';
import {
  type Bucket,
  bucketsOf,
  deleteBucket as dropBucket,
  findBucket,
  insertBucket,
  isOwnBucket,
} from '../storage/buckets.ts';
import { REGION } from '../storage/object-storage.ts';
import { auditBucket } from './audit-bucket.ts';
import { readToken, tokenOf } from './list-objects.ts';

const MAX_CONFIGURATION = 16 * 1024;

const MOST_LISTED = 10_000;

/** Anybody has no buckets. Pages begin where `max-buckets` is said. */
export async function listBuckets({ storage, who, query }: Call): Promise<Answer> {
  const { projectId } = who;
  const prefix = query.get('prefix') ?? '';
  const region = query.get('bucket-region') ?? '';
  const token = query.get('continuation-token') ?? '';
  const limit = countOf(query, 'max-buckets', MOST_LISTED);
  if (limit === 0) throw new S3Error('InvalidArgument', 'max-buckets must be at least 1');
  const after = token === '' ? '' : readToken(token);
  const all = projectId === null ? [] : await storage.store.read((tx) => bucketsOf(tx, projectId));
  const left = all.filter(
    (bucket) => bucket.name.startsWith(prefix) && bucket.name > after && (region === '' || regionOf(bucket) === region),
  );
  const listed = left.slice(0, limit).map((bucket) => {
    const { name, created_at } = bucket;
    return element('Bucket', elements({ Name: name, CreationDate: created_at, BucketRegion: regionOf(bucket) }));
  });
  const next = left.length > limit ? left[limit - 1]?.name : undefined;
  return {
    status: 200,
    body: xmlDocument('ListAllMyBucketsResult', [
      element('Owner', elements({ ...ownerOf(projectId ?? 'anonymous') })),
      element('Buckets', listed),
      ...elements({
        ContinuationToken: next === undefined ? null : tokenOf(next),
        Prefix: prefix === '' ? null : prefix,
      }),
    ]),
  };
}

/** The region that a client named when it made the bucket, or ours. */
const regionOf = ({ location }: Bucket) => location ?? REGION;

/**
 * One's own bucket stays as it is, and is as one that was made; a person at the console hears of it. Throws InvalidBucketName,
 * InvalidLocationConstraint, BucketAlreadyExists, BucketAlreadyOwnedByYou.
 */
export async function createBucket(call: Call): Promise<Answer> {
  const { storage, who, headers, bucket: name, requestId } = call;
  const { projectId, domainId } = projectOf(who);
  if (checkBucketName(name)) throw new S3Error('InvalidBucketName');
  const lock = headers.get('x-amz-bucket-object-lock-enabled')?.toLowerCase() === 'true' ? { defaults: null } : null;
  const acl = readCannedAcl(headers);
  const text = await readText(call.body, MAX_CONFIGURATION);
  const location = readLocation(text);
  await storage.store.write(async (tx) => {
    if (!call.isConsole && (await isOwnBucket(tx, name, projectId))) return;
    const bucket = await insertBucket(tx, { name, projectId, domainId, location, acl, lock });
    if (isPublicAcl(acl) && blocksPublic(bucket))
      throw new S3Error('AccessDenied', 'The administrators of this domain block public access');
    await auditBucket(tx, 's3_bucket_created', call, name);
    storage.changes.emit(tx, bucket, 'created', requestId);
  });
  return { status: 200, headers: { Location: `/${name}` } };
}

/** There is one region; the name that a client gives it is kept, and told again. Throws InvalidLocationConstraint. */
function readLocation(text: string): string | null {
  if (text.trim() === '') return null;
  const named = readXml(text, ['CreateBucketConfiguration']).one('LocationConstraint')?.text.trim() ?? '';
  if (named === '' || named === REGION) return null;
  if (!/^[\w-]{1,64}$/.test(named)) throw new S3Error('InvalidLocationConstraint');
  return named;
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

export const headBucket = async (_: Call, bucket: Bucket): Promise<Answer> => ({
  status: 200,
  headers: { 'x-amz-bucket-region': regionOf(bucket) },
});

export async function getBucketLocation(_: Call, bucket: Bucket): Promise<Answer> {
  return { status: 200, body: textDocument('LocationConstraint', regionOf(bucket)) };
}
