import type { Grant, HeadObjectOutput } from '@aws-sdk/client-s3';
import { copySourceOf } from './address.ts';
import type { Sdk } from './sdk-types.ts';
import { askS3 } from './send.ts';

/** What its owner wrote beside an object. */
export interface Metadata {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Without the prefix. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

export type LockMode = 'GOVERNANCE' | 'COMPLIANCE';

/** Nobody deletes the version before (spec: s3.lock). */
export interface Retention {
  readonly mode: LockMode;
  /** ISO 8601. */
  readonly until: string;
}

export interface ObjectFacts {
  readonly size: number;
  readonly lastModified: string | null;
  readonly etag: string;
  readonly versionId: string | null;
  readonly metadata: Metadata;
  readonly retention: Retention | null;
  readonly legalHold: boolean;
}

const head = (bucket: string, key: string, signal?: AbortSignal): Promise<HeadObjectOutput> =>
  askS3(({ HeadObjectCommand }: Sdk) => new HeadObjectCommand({ Bucket: bucket, Key: key }), signal);

export async function headObject(bucket: string, key: string, signal?: AbortSignal): Promise<ObjectFacts> {
  return readFacts(await head(bucket, key, signal));
}

export function readFacts(answer: HeadObjectOutput): ObjectFacts {
  const { ObjectLockMode: mode, ObjectLockRetainUntilDate: until, ObjectLockLegalHoldStatus: hold } = answer;
  return {
    size: answer.ContentLength ?? 0,
    lastModified: answer.LastModified?.toISOString() ?? null,
    etag: (answer.ETag ?? '').replaceAll('"', ''),
    versionId: answer.VersionId ?? null,
    metadata: {
      contentType: answer.ContentType ?? '',
      cacheControl: answer.CacheControl ?? '',
      pairs: Object.entries(answer.Metadata ?? {}),
    },
    retention: mode && until ? { mode, until: until.toISOString() } : null,
    legalHold: hold === 'ON',
  };
}

/**
 * S3 changes no headers of an object: it is copied onto itself with others, which is a new version. What has no field stays.
 * Rejects with a conflict when it is another object by now.
 */
export async function writeMetadata(bucket: string, key: string, etag: string, metadata: Metadata): Promise<void> {
  const now = await head(bucket, key);
  const acl = await askS3(({ GetObjectAclCommand }) => new GetObjectAclCommand({ Bucket: bucket, Key: key }));
  const { contentType, cacheControl, pairs } = metadata;
  await askS3(
    ({ CopyObjectCommand }) =>
      new CopyObjectCommand({
        Bucket: bucket,
        Key: key,
        CopySource: copySourceOf(bucket, key),
        CopySourceIfMatch: `"${etag}"`,
        MetadataDirective: 'REPLACE',
        ContentType: contentType || undefined,
        CacheControl: cacheControl || undefined,
        Metadata: Object.fromEntries(pairs),
        ContentDisposition: now.ContentDisposition,
        ContentEncoding: now.ContentEncoding,
        ContentLanguage: now.ContentLanguage,
        Expires: now.Expires,
        ACL: cannedAclOf(acl.Grants),
      }),
  );
}

const groups = 'http://acs.amazonaws.com/groups/global/';

/** A copy has no access list of what it was copied from: what it opens is said again. */
export function cannedAclOf(grants: readonly Grant[] = []) {
  const may = (group: string, permission: string) =>
    grants.some(({ Grantee, Permission }) => Grantee?.URI === `${groups}${group}` && Permission === permission);
  if (may('AllUsers', 'WRITE')) return 'public-read-write';
  if (may('AllUsers', 'READ')) return 'public-read';
  return may('AuthenticatedUsers', 'READ') ? 'authenticated-read' : undefined;
}
