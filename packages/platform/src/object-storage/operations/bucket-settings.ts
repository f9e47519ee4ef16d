import { readStored } from '../../store/disk-faults.ts';
import { type Body, readText } from '../protocol/body.ts';
import { type Answer, type Call, ownerOf } from '../protocol/call.ts';
import { type CorsRule, readCors, writeCors } from '../protocol/cors.ts';
import { type S3Code, S3Error } from '../protocol/errors.ts';
import { type LifecycleRule, readLifecycle, writeLifecycle } from '../protocol/lifecycle.ts';
import { harmlessAcls } from '../protocol/object-headers.ts';
import { checkPolicy, isPublic } from '../protocol/policy.ts';
import { element, elements, readXml, xmlDocument } from '../protocol/xml.ts';
import type { Bucket } from '../storage/buckets.ts';
import type { BucketRow } from '../../store/tables/object-storage.ts';
import { auditBucket } from './audit-bucket.ts';

const MAX_POLICY = 20 * 1024;
const MAX_DOCUMENT = 256 * 1024;

type Setting = Partial<Pick<BucketRow, 'versioning' | 'cors' | 'lifecycle' | 'policy'>>;

async function change(call: Call, bucket: Bucket, setting: Setting): Promise<void> {
  const { storage, requestId } = call;
  await storage.store.write(async (tx) => {
    // A policy says who may reach the bucket.
    await auditBucket(tx, 'policy' in setting ? 's3_policy_changed' : 's3_bucket_changed', call, bucket.name);
    await tx.tables.updateTable('s3_buckets').set(setting).where('name', '=', bucket.name).execute();
    storage.changes.touchSettings(tx, bucket, requestId);
  });
}

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
  await change(call, bucket, { versioning: status });
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
  (name: 'cors' | 'lifecycle', read: (text: string) => unknown) =>
  async (call: Call, bucket: Bucket): Promise<Answer> => {
    await change(call, bucket, { [name]: JSON.stringify(read(await readText(call.body, MAX_DOCUMENT))) });
    return { status: 200 };
  };

export const putCors = puts('cors', readCors);
export const putLifecycle = puts('lifecycle', readLifecycle);

export const clearsSetting =
  (name: 'cors' | 'lifecycle' | 'policy') =>
  async (call: Call, bucket: Bucket): Promise<Answer> => {
    await change(call, bucket, { [name]: null });
    return { status: 204 };
  };

export async function getPolicy(_: Call, { policy }: Bucket): Promise<Answer> {
  if (policy === null) throw new S3Error('NoSuchBucketPolicy');
  return { status: 200, headers: { 'Content-Type': 'application/json' }, body: policy };
}

export async function putPolicy(call: Call, bucket: Bucket): Promise<Answer> {
  const policy = await readJsonText(call.body);
  checkPolicy(policy, bucket.name, call.storage.jsonLimits);
  await change(call, bucket, { policy });
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

const XSI = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="CanonicalUser"';

/** The only list there is: the owner may everything. What others may, a policy says. */
export async function getAcl(_: Call, { project_id }: Bucket): Promise<Answer> {
  const owner = ownerOf(project_id);
  const { written } = element('Grantee', elements({ ...owner }));
  const grantee = { written: written.replace('<Grantee>', `<Grantee${XSI}>`) };
  const grant = element('Grant', [grantee, ...elements({ Permission: 'FULL_CONTROL' })]);
  return {
    status: 200,
    body: xmlDocument('AccessControlPolicy', [
      element('Owner', elements({ ...owner })),
      element('AccessControlList', [grant]),
    ]),
  };
}

/** Takes what is so anyway: `private`, or a list with the owner alone. Throws AccessControlListNotSupported for all else. */
export async function putAcl({ headers, body }: Call, { project_id }: Bucket): Promise<Answer> {
  const canned = headers.get('x-amz-acl');
  const isHarmless =
    canned === undefined ? isOwnersAlone(await readText(body, MAX_DOCUMENT), project_id) : harmlessAcls.has(canned);
  if (!isHarmless) throw new S3Error('AccessControlListNotSupported');
  return { status: 200 };
}

function isOwnersAlone(text: string, owner: string): boolean {
  if (text === '') return false;
  const grants = readXml(text, ['AccessControlPolicy']).one('AccessControlList')?.all('Grant') ?? [];
  return grants.every(
    (grant) =>
      grant.one('Grantee')?.one('ID')?.text.trim() === owner && grant.one('Permission')?.text.trim() === 'FULL_CONTROL',
  );
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

export const getOwnership = async (): Promise<Answer> => ({
  status: 200,
  body: xmlDocument('OwnershipControls', [element('Rule', elements({ ObjectOwnership: 'BucketOwnerEnforced' }))]),
});
