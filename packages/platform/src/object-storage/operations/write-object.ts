import type { Tx } from '../../store/store.ts';
import type { Answer, Call } from '../protocol/call.ts';
import { checkCopySource, checkWrite } from '../protocol/conditions.ts';
import { S3Error } from '../protocol/errors.ts';
import { quoted, readStoredHeaders, rejectUnsupportedHeaders, versionHeader } from '../protocol/object-headers.ts';
import { checkDeclaredLength } from '../protocol/sizes.ts';
import { readTagHeader } from '../protocol/tags.ts';
import { elements, xmlDocument } from '../protocol/xml.ts';
import type { Segment } from '../storage/blobs.ts';
import { type Bucket, findBucket } from '../storage/buckets.ts';
import { headersOf, insertObject, type NewObject, tagsOf } from '../storage/change-objects.ts';
import { findLatest, type StoredObject } from '../storage/find-object.ts';
import { retainCopySource } from './copy-source.ts';

export async function currentObject(tx: Tx, bucket: string, key: string): Promise<StoredObject | null> {
  const latest = await findLatest(tx, bucket, key);
  return latest?.is_marker ? null : latest;
}

interface Kept {
  readonly bucket: Bucket;
  readonly row: StoredObject;
}

/** The last step of every write: conditions and the row in one transaction, with the bucket as it is by now. */
export async function storeObject(
  { storage, headers, requestId }: Call,
  bucketName: string,
  object: NewObject,
  segments: readonly Segment[],
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<Kept> {
  return storage.store.write(async (tx) => {
    const bucket = await findBucket(tx, bucketName);
    checkWrite(headers, await currentObject(tx, bucket.name, object.key));
    await also(tx);
    const row = await insertObject(tx, storage.blobs, bucket, object, segments);
    storage.changes.touch(tx, bucket, requestId);
    return { bucket, row };
  });
}

export async function putObject(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, headers, key, body } = call;
  checkDeclaredLength(body.length);
  rejectUnsupportedHeaders(headers);
  readStoredHeaders(headers);
  const tags = readTagHeader(headers.get('x-amz-tagging'));
  // Once more when all is there; but nobody should send a gigabyte to learn what was known before.
  checkWrite(headers, await storage.store.read((tx) => currentObject(tx, name, key)));
  return storage.blobs.write(body.read(), async ({ id, size, md5 }) => {
    const checksum = body.checksum();
    const object: NewObject = { key, size, etag: md5, headers: readStoredHeaders(headers, checksum), tags };
    const { bucket, row } = await storeObject(call, name, object, [{ blob: id, size }]);
    return {
      status: 200,
      headers: {
        ETag: quoted(md5),
        ...versionHeader(bucket, row.version_id),
        ...(checksum && { [`x-amz-checksum-${checksum[0]}`]: checksum[1] }),
      },
    };
  });
}

/** Copies without copying a byte. Throws InvalidRequest for a copy onto itself that changes nothing. */
export async function copyObject(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, headers, key } = call;
  rejectUnsupportedHeaders(headers);
  const replacesHeaders = directive(call, 'x-amz-metadata-directive');
  const replacesTags = directive(call, 'x-amz-tagging-directive');
  const { source, held } = await retainCopySource(call);
  try {
    const { object, segments } = held;
    checkCopySource(headers, { etag: object.etag, modifiedAt: new Date(object.modified_at) });
    if (source.bucket === name && source.key === key && source.version === null && !replacesHeaders && !replacesTags)
      throw new S3Error('InvalidRequest', 'A copy onto itself must change something');
    const { checksum } = headersOf(object);
    const copy: NewObject = {
      key,
      size: object.size,
      etag: object.etag,
      headers: replacesHeaders ? readStoredHeaders(headers, checksum ?? null) : headersOf(object),
      tags: replacesTags ? readTagHeader(headers.get('x-amz-tagging')) : tagsOf(object),
    };
    return await storage.blobs.share(segments, async (copies) => {
      const { bucket, row } = await storeObject(call, name, copy, copies);
      return {
        status: 200,
        headers: {
          ...versionHeader(bucket, row.version_id),
          ...(object.version_id !== 'null' && { 'x-amz-copy-source-version-id': object.version_id }),
        },
        body: xmlDocument('CopyObjectResult', elements({ LastModified: row.modified_at, ETag: quoted(row.etag) })),
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
