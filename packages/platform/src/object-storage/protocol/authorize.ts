import type { Method } from '@skydeck/contract';
import { accountsOf } from '../../identity/accounts/documents.ts';
import type { Tx } from '../../store/store.ts';
import type { Bucket } from '../storage/buckets.ts';
import { findLatest, findVersion } from '../storage/find-object.ts';
import { isObjectRead, isOpenByAcl } from './acl.ts';
import type { Requester } from './call.ts';
import { S3Error } from './errors.ts';
import { evaluatePolicy } from './policy.ts';

export interface AccessRequest {
  /** As policies call it; '' for what no policy can open. */
  readonly action: string;
  readonly may: Method;
  readonly key: string;
  /** The version that is meant; left out: the newest. */
  readonly version?: string | null;
}

/** Its owner must always be able to mend a policy that denies too much. */
const alwaysAllowed: ReadonlySet<string> = new Set([
  's3:GetBucketPolicy',
  's3:PutBucketPolicy',
  's3:DeleteBucketPolicy',
]);

/** Whether the domain of a bucket lets nothing be opened to everybody, whatever its policy and its lists say. */
export const blocksPublic = ({ public_access_block }: Pick<Bucket, 'public_access_block'>) => public_access_block !== 0;

/**
 * Whether a requester may do something with a bucket or an object in it. The bucket's project may everything that its
 * people's roles allow; others what the policy or the access control lists open; a denial in the policy holds for all.
 * `objectAcl`: the list of the object that is read (spec: s3.acl).
 */
export function isAllowed(
  who: Requester,
  bucket: Bucket,
  { action, may, key }: AccessRequest,
  objectAcl: string | null = null,
): boolean {
  if (!who.may(may)) return false;
  const isOwn = who.projectId !== null && who.projectId === bucket.project_id;
  if (isOwn && alwaysAllowed.has(action)) return true;
  const { arn, projectId } = who;
  const isBlocked = blocksPublic(bucket);
  const request = { arn, projectId, action, bucket: bucket.name, key, ignoresPublic: isBlocked };
  const verdict = evaluatePolicy(bucket.policy, request);
  if (verdict === 'Deny') return false;
  if (isOwn) return true;
  if (action === '') return false;
  if (verdict === 'Allow') return true;
  return !isBlocked && isOpenByAcl(action, { bucket: bucket.acl, object: objectAcl }, arn !== null);
}

/** Throws AccessDenied, and AllAccessDisabled where the bucket's project or domain is closed. */
export async function authorize(tx: Tx, who: Requester, bucket: Bucket, request: AccessRequest): Promise<void> {
  await requireOpen(tx, bucket);
  if (isAllowed(who, bucket, request)) return;
  const acl = isObjectRead(request.action) ? await aclOf(tx, bucket, request) : null;
  if (acl === null || !isAllowed(who, bucket, request, acl)) throw new S3Error('AccessDenied');
}

async function aclOf(tx: Tx, { name }: Bucket, { key, version }: AccessRequest): Promise<string | null> {
  const object = version ? await findVersion(tx, name, key, version) : await findLatest(tx, name, key);
  return object?.acl ?? null;
}

/** Who names the project that they take for the owner must not reach a bucket of another one. Throws AccessDenied. */
export function requireOwner(expected: string | undefined, { project_id }: Bucket): void {
  if (expected !== undefined && expected !== project_id) throw new S3Error('AccessDenied');
}

/** Throws AllAccessDisabled. */
export async function requireOpen(tx: Tx, { project_id, domain_id }: Bucket): Promise<void> {
  const { projects, domains } = accountsOf(tx);
  const [project, domain] = [await projects.get(project_id), await domains.get(domain_id)];
  if (!project?.enabled || !domain?.enabled || !(await isStorageOn(tx, domain_id)))
    throw new S3Error('AllAccessDisabled');
}

/** Whether a domain has object storage: it has, until somebody switches it off. */
export async function isStorageOn(tx: Tx, domainId: string): Promise<boolean> {
  const row = await tx.tables
    .selectFrom('s3_domains')
    .select('enabled')
    .where('domain_id', '=', domainId)
    .executeTakeFirst();
  return row?.enabled !== 0;
}
