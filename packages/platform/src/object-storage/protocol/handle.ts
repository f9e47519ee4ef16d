import type { IncomingMessage } from 'node:http';
import { chooseOperation } from '../operations/choose.ts';
import type { Operation, PlainOperation } from '../operations/operation.ts';
import type { QueryPairs } from '../sigv4/percent.ts';
import type { ChunkSeed } from '../sigv4/verify.ts';
import { findBucket } from '../storage/buckets.ts';
import { LONGEST_KEY, type ObjectStorage } from '../storage/object-storage.ts';
import { authorize, isAllowed, requireOpen, requireOwner } from './authorize.ts';
import { openBody, receive } from './body.ts';
import type { Answer, Call, Requester } from './call.ts';
import { S3Error } from './errors.ts';
import type { Headers } from './headers.ts';
import { auditRefusedCall } from './audit-denied.ts';

/** A request whose sender is known, whichever endpoint it came through. */
export interface Identified {
  readonly request: IncomingMessage;
  readonly headers: Headers;
  readonly bucket: string;
  readonly key: string;
  readonly query: QueryPairs;
  readonly who: Requester;
  readonly seed: ChunkSeed | null;
  readonly requestId: string;
  readonly address: string;
  /** Called before the body is read: who waits for `100 Continue` may send now. */
  readonly begin: () => void;
  /** An error that changes nothing of the answer. */
  readonly report: (error: unknown) => void;
  readonly isConsole: boolean;
  /** Of a form, which is another request than the one that brought it. */
  readonly form?: { readonly method: string; readonly source: AsyncIterable<Buffer> };
}

/** Does what a request asks. Throws what `reportableError` can report, and faults. */
export async function handle(storage: ObjectStorage, asked: Identified): Promise<Answer> {
  const { request, headers, bucket, key, who, requestId, address, begin, form, isConsole } = asked;
  const query = new Map(asked.query);
  const method = form?.method ?? request.method ?? '';
  if (Buffer.byteLength(key) > LONGEST_KEY) throw new S3Error('KeyTooLongError');
  const operation = chooseOperation({ method, bucket, key }, query, headers);
  const body = openBody({
    source: form?.source ?? receive(request, storage.clock),
    isOpenEnded: form !== undefined || request.headers['transfer-encoding'] !== undefined,
    // The checksums of a finished upload are of the object, not of the list of its parts.
    headers: operation.name === 'CompleteMultipartUpload' ? withoutChecksums(headers) : headers,
    seed: asked.seed,
    begin,
  });
  const call = { storage, who, method, bucket, key, query, headers, body, requestId, address, isConsole };
  try {
    // On a full disk people can make room.
    return await (method === 'DELETE' || operation.name === 'DeleteObjects'
      ? storage.store.urgently(() => perform(call, operation))
      : perform(call, operation));
  } catch (error) {
    if (error instanceof S3Error && error.code === 'AccessDenied') await auditRefusedCall(call, asked.report);
    throw error;
  }
}

const withoutChecksums = (headers: Headers): Headers =>
  new Map([...headers].filter(([name]) => !name.startsWith('x-amz-checksum-')));

async function perform(call: Call, operation: Operation | PlainOperation): Promise<Answer> {
  const { storage, who, key } = call;
  if ('isPlain' in operation) {
    if (!who.may(operation.may)) throw new S3Error('AccessDenied');
    return operation.run(call);
  }
  const { may } = operation;
  // Deleting many asks for each key.
  const asksEach = operation.name === 'DeleteObjects';
  const action = call.query.has('versionId')
    ? (ofVersions.get(operation.action) ?? operation.action)
    : operation.action;
  const bucket = await storage.store.read(async (tx) => {
    const found = await findBucket(tx, call.bucket);
    requireOwner(call.headers.get('x-amz-expected-bucket-owner'), found);
    if (asksEach) await requireOpen(tx, found);
    else await authorize(tx, who, found, { action, may, key, version: call.query.get('versionId') ?? null });
    return found;
  });
  try {
    return await operation.run(call, bucket);
  } catch (error) {
    // Who may not list must not learn by guessing which keys are there.
    const isMissing = error instanceof S3Error && error.code === 'NoSuchKey';
    if (isMissing && !isAllowed(who, bucket, { action: 's3:ListBucket', may: 'GET', key: '' }))
      throw new S3Error('AccessDenied');
    throw error;
  }
}

const ofVersions: ReadonlyMap<string, string> = new Map(
  [
    'GetObject',
    'DeleteObject',
    'GetObjectAcl',
    'GetObjectAttributes',
    'GetObjectTagging',
    'PutObjectAcl',
    'PutObjectTagging',
    'DeleteObjectTagging',
  ].map((name) => [`s3:${name}`, `s3:${name.replace(/Object(Tagging|Acl|Attributes)?$/, 'ObjectVersion$1')}`]),
);
