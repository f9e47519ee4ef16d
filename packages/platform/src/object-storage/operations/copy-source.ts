import type { Call } from '../protocol/call.ts';
import { authorize, requireOwner } from '../protocol/authorize.ts';
import { S3Error } from '../protocol/errors.ts';
import { asText } from '../protocol/headers.ts';
import { findBucket } from '../storage/buckets.ts';
import { type RetainedObject, retainObject, type StoredObject } from '../storage/find-object.ts';
import { decodePercent } from '../sigv4/percent.ts';
import { findRequestedVersion } from './read-object.ts';

export interface CopySource {
  readonly bucket: string;
  readonly key: string;
  readonly version: string | null;
}

/** `x-amz-copy-source`: `/bucket/key?versionId=…`, percent-encoded. Throws InvalidArgument. */
export function readCopySource(text: string): CopySource {
  const [path = '', query] = splitAtLast(text.startsWith('/') ? text.slice(1) : text, '?versionId=');
  const slash = path.indexOf('/');
  const [bucket, key] = [decodeOrRefuse(path.slice(0, slash)), decodeOrRefuse(path.slice(slash + 1))];
  if (slash < 1 || key === '') throw refusal();
  return { bucket, key, version: query === undefined ? null : decodeOrRefuse(query) || null };
}

const refusal = () => new S3Error('InvalidArgument', 'x-amz-copy-source must be like /bucket/key');

function splitAtLast(text: string, mark: string): [string, string?] {
  const at = text.lastIndexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

function decodeOrRefuse(text: string): string {
  try {
    // Headers were read as UTF-8; the address' reader wants the bytes.
    return decodePercent(Buffer.from(asText(text), 'utf8').toString('latin1'));
  } catch {
    throw refusal();
  }
}

/** The object to be copied, held until it is let go; the caller must be allowed to read it. */
export async function retainCopySource(
  call: Call,
): Promise<{ readonly source: CopySource; readonly held: RetainedObject<StoredObject> }> {
  const source = readCopySource(call.headers.get('x-amz-copy-source') ?? '');
  const held = await retainObject(call.storage, async (tx) => {
    const bucket = await findBucket(tx, source.bucket);
    requireOwner(call.headers.get('x-amz-source-expected-bucket-owner'), bucket);
    const action = source.version === null ? 's3:GetObject' : 's3:GetObjectVersion';
    await authorize(tx, call.who, bucket, { action, may: 'GET', key: source.key, version: source.version });
    return findRequestedVersion(tx, bucket, source.key, source.version);
  });
  return { source, held };
}
