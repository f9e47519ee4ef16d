import type { Answer, Call } from '../protocol/call.ts';
import { type ByteRange, checkRead, readRange } from '../protocol/conditions.ts';
import { S3Error } from '../protocol/errors.ts';
import { checksumHeaders, httpDate, objectHeaders, overrides, versionHeader } from '../protocol/object-headers.ts';
import type { Segment } from '../storage/blobs.ts';
import type { Bucket } from '../storage/buckets.ts';
import { findLatest, findVersion, retainObject, type StoredObject } from '../storage/find-object.ts';
import type { Tx } from '../../store/store.ts';
import { lockHeaders } from './lock-headers.ts';

/**
 * The version that a request means, which is an object. Throws NoSuchKey (with what says that a delete marker is why),
 * NoSuchVersion, and MethodNotAllowed for a delete marker that was asked for by its version.
 */
export async function findRequestedVersion(
  tx: Tx,
  bucket: Bucket,
  key: string,
  version: string | null,
): Promise<StoredObject> {
  const found =
    version === null ? await findLatest(tx, bucket.name, key) : await findVersion(tx, bucket.name, key, version);
  if (!found) throw new S3Error(version === null ? 'NoSuchKey' : 'NoSuchVersion');
  if (!found.is_marker) return found;
  const headers = { 'x-amz-delete-marker': 'true', ...versionHeader(bucket, found.version_id) };
  if (version === null) throw new S3Error('NoSuchKey', undefined, headers);
  throw new S3Error('MethodNotAllowed', undefined, { ...headers, 'Last-Modified': httpDate(found.modified_at) });
}

export const versionOf = ({ query }: Call): string | null => query.get('versionId') || null;

export async function getObject(call: Call, bucket: Bucket): Promise<Answer> {
  const { storage, key, who, query } = call;
  if (who.arn === null && overrides.some((name) => query.has(name)))
    throw new S3Error('InvalidRequest', 'Only signed requests may change headers of the answer');
  const held = await retainObject(storage, (tx) => findRequestedVersion(tx, bucket, key, versionOf(call)));
  try {
    const { range, ...answer } = describe(call, bucket, held.object, held.segments);
    const { start, end } = range ?? { start: 0, end: held.object.size - 1 };
    // Before the answer begins: behind its head nothing can be said any more.
    await storage.blobs.find(held.segments, start, end);
    return { ...answer, body: storage.blobs.read(held.segments, start, end), end: held.release };
  } catch (error) {
    held.release();
    throw error;
  }
}

export async function headObject(call: Call, bucket: Bucket): Promise<Answer> {
  const held = await retainObject(call.storage, (tx) => findRequestedVersion(tx, bucket, call.key, versionOf(call)));
  held.release();
  const { status, headers } = describe(call, bucket, held.object, held.segments);
  return { status, headers };
}

function describe(call: Call, bucket: Bucket, object: StoredObject, segments: readonly Segment[]) {
  const { headers, query } = call;
  const told = { ...objectHeaders(bucket, object, query), ...lockHeaders(call, bucket, object) };
  checkRead(headers, { etag: object.etag, modifiedAt: new Date(object.modified_at) }, told);
  const part = query.get('partNumber');
  const range = part === undefined ? readRange(headers.get('range'), object.size) : rangeOfPart(part, object, segments);
  if (!range) {
    // Not with a 304: clients would hold the checksum against the body that it does not have.
    const whole = part === undefined ? checksumHeaders(object, headers) : {};
    return { status: 200, range, headers: { ...told, ...whole, 'Content-Length': String(object.size) } };
  }
  return {
    status: 206,
    range,
    headers: {
      ...told,
      'Content-Length': String(range.end - range.start + 1),
      'Content-Range': `bytes ${range.start}-${range.end}/${object.size}`,
      ...(part !== undefined && object.etag.includes('-') && { 'x-amz-mp-parts-count': String(segments.length) }),
    },
  };
}

/** A part as it was uploaded; an object that was put whole is its first part. Throws InvalidArgument, InvalidPart. */
function rangeOfPart(text: string, { size }: StoredObject, segments: readonly Segment[]): ByteRange | null {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < 1) throw new S3Error('InvalidArgument', 'partNumber must be from 1 to 10000');
  if (number > Math.max(segments.length, 1)) throw new S3Error('InvalidPart');
  if (size === 0) return null;
  const start = segments.slice(0, number - 1).reduce((sum, segment) => sum + segment.size, 0);
  return { start, end: start + (segments[number - 1]?.size ?? size) - 1 };
}
