import type { Tx } from '../../store/store.ts';
import type { Answer, Call } from '../protocol/call.ts';
import { elementOf } from '../protocol/checksums.ts';
import { checkCopySource, checkWrite } from '../protocol/conditions.ts';
import { S3Error } from '../protocol/errors.ts';
import { quoted, readStoredHeaders, rejectUnsupportedHeaders, versionHeader } from '../protocol/object-headers.ts';
import { checkDeclaredLength } from '../protocol/sizes.ts';
import { type AskedLock, lockOfNew } from '../protocol/object-lock.ts';
import { readTagHeader } from '../protocol/tags.ts';
import { elements, xmlDocument } from '../protocol/xml.ts';
import { type Bucket, findBucket } from '../storage/buckets.ts';
import { headersOf, insertObject, type NewObject, type NewSegment, tagsOf } from '../storage/change-objects.ts';
import { findLatest, type StoredObject } from '../storage/find-object.ts';
import { askedAcl } from './acl.ts';
import { retainCopySource } from './copy-source.ts';
import { askedLock, lockOf } from './object-lock.ts';

export async function currentObject(tx: Tx, bucket: string, key: string): Promise<StoredObject | null> {
  const latest = await findLatest(tx, bucket, key);
  return latest?.is_marker ? null : latest;
}

interface Kept {
  readonly bucket: Bucket;
  readonly row: StoredObject;
}

/** An object, and what its request asked of its lock. */
export type AskedObject = NewObject & { readonly asked: AskedLock | null };

/** What else happens in the transaction of a write. */
export interface WriteSteps {
  before?(tx: Tx): Promise<void>;
  after?(tx: Tx, row: StoredObject): Promise<void>;
}

/** The last step of every write: conditions and the row in one transaction, with the bucket as it is by now. */
export async function storeObject(
  { storage, headers, requestId }: Call,
  bucketName: string,
  { asked, ...object }: AskedObject,
  segments: readonly NewSegment[],
  steps: WriteSteps = {},
): Promise<Kept> {
  return storage.store.write(async (tx) => {
    const bucket = await findBucket(tx, bucketName);
    checkWrite(headers, await currentObject(tx, bucket.name, object.key));
    await steps.before?.(tx);
    const lock = lockOfNew(lockOf(bucket), asked, tx.now);
    const row = await insertObject(tx, storage.blobs, bucket, { ...object, lock }, segments);
    await steps.after?.(tx, row);
    storage.changes.touch(tx, bucket, requestId);
    return { bucket, row };
  });
}

export async function putObject(call: Call, bucket: Bucket): Promise<Answer> {
  const { storage, headers, key, body } = call;
  const { name } = bucket;
  checkDeclaredLength(body);
  rejectUnsupportedHeaders(headers);
  const [acl, asked] = [askedAcl(call, bucket), askedLock(call, bucket, storage.clock.now())];
  readStoredHeaders(headers);
  const tags = readTagHeader(headers.get('x-amz-tagging'));
  // Once more when all is there; but nobody should send a gigabyte to learn what was known before.
  checkWrite(headers, await storage.store.read((tx) => currentObject(tx, name, key)));
  return storage.blobs.write(body.read(), async ({ id, size, md5 }) => {
    const checksum = body.checksum();
    const object = { key, size, etag: md5, headers: readStoredHeaders(headers, checksum), tags, acl, asked };
    const kept = await storeObject(call, name, object, [{ blob: id, size }]);
    return {
      status: 200,
      headers: {
        ETag: quoted(md5),
        ...versionHeader(kept.bucket, kept.row.version_id),
        ...(checksum && { [`x-amz-checksum-${checksum[0]}`]: checksum[1] }),
      },
    };
  });
}

/** Copies without copying a byte. Throws InvalidRequest for a copy onto itself that changes nothing. */
export async function copyObject(call: Call, target: Bucket): Promise<Answer> {
  const { storage, headers, key } = call;
  const { name } = target;
  rejectUnsupportedHeaders(headers);
  const [acl, asked] = [askedAcl(call, target), askedLock(call, target, storage.clock.now())];
  const replacesHeaders = directive(call, 'x-amz-metadata-directive');
  const replacesTags = directive(call, 'x-amz-tagging-directive');
  const { source, held } = await retainCopySource(call);
  try {
    const { object, segments } = held;
    checkCopySource(headers, { etag: object.etag, modifiedAt: new Date(object.modified_at) });
    if (source.bucket === name && source.key === key && source.version === null && !replacesHeaders && !replacesTags)
      throw new S3Error('InvalidRequest', 'A copy onto itself must change something');
    const { checksum, checksumType } = headersOf(object);
    const replaced = () => ({ ...readStoredHeaders(headers, checksum ?? null), ...(checksumType && { checksumType }) });
    const copy = {
      key,
      size: object.size,
      etag: object.etag,
      headers: replacesHeaders ? replaced() : headersOf(object),
      tags: replacesTags ? readTagHeader(headers.get('x-amz-tagging')) : tagsOf(object),
      // Neither a list nor a lock is copied.
      acl,
      asked,
    };
    return await storage.blobs.share(segments, async (copies) => {
      const parts = copies.map((segment, at) => ({ ...segment, checksum: segments[at]?.checksum ?? null }));
      const { bucket, row } = await storeObject(call, name, copy, parts);
      return {
        status: 200,
        headers: {
          ...versionHeader(bucket, row.version_id),
          ...(object.version_id !== 'null' && { 'x-amz-copy-source-version-id': object.version_id }),
        },
        body: xmlDocument(
          'CopyObjectResult',
          elements({
            LastModified: row.modified_at,
            ETag: quoted(row.etag),
            ...(checksum && { [elementOf(checksum[0])]: checksum[1], ChecksumType: checksumType ?? 'FULL_OBJECT' }),
          }),
        ),
      };
    });
  } finally {
    held.release();
  }
}

function directive({ headers }: Call, name: string): boolean {
  const said = headers.get(name) ?? 'COPY';
  if (said !== 'COPY' && said !== 'REPLACE') throw new S3Error('InvalidArgument', `${name} can be COPY or REPLACE`);
  return said === 'REPLACE';
}
