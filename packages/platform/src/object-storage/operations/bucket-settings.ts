import { readStored } from '../../store/disk-faults.ts';
import { type Body, readText } from '../protocol/body.ts';
import { blocksPublic } from '../protocol/authorize.ts';
import type { Answer, Call } from '../protocol/call.ts';
import { type CorsRule, readCors, writeCors } from '../protocol/cors.ts';
import { type S3Code, S3Error } from '../protocol/errors.ts';
import { type LifecycleRule, readLifecycle, writeLifecycle } from '../protocol/lifecycle.ts';
import { checkPolicy, isPublic } from '../protocol/policy.ts';
import { readTagDocument, type Tags, writeTags } from '../protocol/tags.ts';
import { element, elements, readXml, xmlDocument } from '../protocol/xml.ts';
import type { Bucket } from '../storage/buckets.ts';
import { changeBucket } from './change-bucket.ts';

const MAX_POLICY = 20 * 1024;
const MAX_BUCKET_TAGS = 50;
const MAX_DOCUMENT = 256 * 1024;

export const getVersioning = async (_: Call, { versioning }: Bucket): Promise<Answer> => ({
  status: 200,
  body: xmlDocument('VersioningConfiguration', elements({ Status: versioning === 'Off' ? null : versioning })),
});

export async function putVersioning(call: Call, bucket: Bucket): Promise<Answer> {
  const document = readXml(await readText(call.body, MAX_DOCUMENT), ['VersioningConfiguration']);
  const status = document.one('Status')?.text.trim();
  if (document.one('MfaDelete')?.text.trim() === 'Enabled')
    throw new S3Error('NotImplemented', 'MfaDelete is not offered here');
  if (status !== 'Enabled' && status !== 'Suspended') throw new S3Error('MalformedXML');
  await changeBucket(call, bucket, { versioning: status });
  return { status: 200 };
}

function stored<T>(text: string | null, code: S3Code): T {
  if (text === null) throw new S3Error(code);
  return readStored<T>(text);
}

export const getCors = async (_: Call, { cors }: Bucket): Promise<Answer> => ({
  status: 200,
  body: writeCors(stored<CorsRule[]>(cors, 'NoSuchCORSConfiguration')),
});

export const getLifecycle = async (_: Call, { lifecycle }: Bucket): Promise<Answer> => ({
  status: 200,
  body: writeLifecycle(stored<LifecycleRule[]>(lifecycle, 'NoSuchLifecycleConfiguration')),
});

const puts =
  (name: 'cors' | 'lifecycle' | 'tags', read: (text: string) => unknown) =>
  async (call: Call, bucket: Bucket): Promise<Answer> => {
    await changeBucket(call, bucket, { [name]: JSON.stringify(read(await readText(call.body, MAX_DOCUMENT))) });
    return { status: 200 };
  };

export async function getTags(_: Call, { tags }: Bucket): Promise<Answer> {
  return { status: 200, body: writeTags(stored<Tags>(tags, 'NoSuchTagSet')) };
}

export const putCors = puts('cors', readCors);
export const putLifecycle = puts('lifecycle', readLifecycle);
export const putTags = puts('tags', (text) => readTagDocument(text, MAX_BUCKET_TAGS));

/** A policy says who may reach the bucket. */
const typeOf = (name: string) => (name === 'policy' ? 's3_policy_changed' : 's3_bucket_changed');

export const clearsSetting =
  (name: 'cors' | 'lifecycle' | 'policy' | 'tags') =>
  async (call: Call, bucket: Bucket): Promise<Answer> => {
    await changeBucket(call, bucket, { [name]: null }, typeOf(name));
    return { status: 204 };
  };

export async function getPolicy(_: Call, { policy }: Bucket): Promise<Answer> {
  if (policy === null) throw new S3Error('NoSuchBucketPolicy');
  return { status: 200, headers: { 'Content-Type': 'application/json' }, body: policy };
}

export async function putPolicy(call: Call, bucket: Bucket): Promise<Answer> {
  const policy = await readJsonText(call.body);
  checkPolicy(policy, bucket.name, call.storage.jsonLimits);
  if (isPublic(policy) && blocksPublic(bucket))
    throw new S3Error('AccessDenied', 'The administrators of this domain block public access');
  await changeBucket(call, bucket, { policy }, typeOf('policy'));
  return { status: 204 };
}

async function readJsonText(body: Body): Promise<string> {
  try {
    return await readText(body, MAX_POLICY);
  } catch (error) {
    if (error instanceof S3Error && error.code === 'MalformedXML') throw new S3Error('MalformedPolicy');
    throw error;
  }
}

export async function getPolicyStatus(_: Call, { policy }: Bucket): Promise<Answer> {
  if (policy === null) throw new S3Error('NoSuchBucketPolicy');
  return { status: 200, body: xmlDocument('PolicyStatus', elements({ IsPublic: isPublic(policy) })) };
}

/** Settings that S3 clients ask for and buckets here never have. */
export const notConfigured = (code: S3Code) => async (): Promise<Answer> => {
  throw new S3Error(code);
};

/** Settings whose answer is the same for all buckets. */
export const fixedDocument =
  (name: string, content: Readonly<Record<string, string>>) => async (): Promise<Answer> => ({
    status: 200,
    body: xmlDocument(name, elements(content)),
  });

/** The block of the domain, which its administrators set. */
export async function getPublicAccessBlock(_: Call, bucket: Bucket): Promise<Answer> {
  if (!blocksPublic(bucket)) throw new S3Error('NoSuchPublicAccessBlockConfiguration');
  const all = { BlockPublicAcls: true, IgnorePublicAcls: true, BlockPublicPolicy: true, RestrictPublicBuckets: true };
  return { status: 200, body: xmlDocument('PublicAccessBlockConfiguration', elements(all)) };
}

export const getOwnership = async (): Promise<Answer> => ({
  status: 200,
  body: xmlDocument('OwnershipControls', [element('Rule', elements({ ObjectOwnership: 'BucketOwnerPreferred' }))]),
});
