import { readText } from '../protocol/body.ts';
import type { Answer, Call } from '../protocol/call.ts';
import { isAllowed } from '../protocol/authorize.ts';
import { checkWrite } from '../protocol/conditions.ts';
import { S3Error } from '../protocol/errors.ts';
import { auditDenied } from '../protocol/audit-denied.ts';
import { versionHeader } from '../protocol/object-headers.ts';
import { element, elements, readXml, type Xml, xmlDocument } from '../protocol/xml.ts';
import { type Bucket, findBucket } from '../storage/buckets.ts';
import { deleteObject as dropObject } from '../storage/change-objects.ts';
import { bypassesGovernance } from './object-lock.ts';
import { currentObject } from './write-object.ts';
import { versionOf } from './read-object.ts';
import type { Tx } from '../../store/store.ts';

const MAX_OBJECTS = 1000;
const MAX_BYTES = 3 * 1024 ** 2;

export async function deleteObject(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, key, headers, requestId } = call;
  const version = versionOf(call);
  return storage.store.write(async (tx) => {
    const bucket = await findBucket(tx, name);
    if (headers.has('if-match')) checkWrite(headers, await currentObject(tx, name, key));
    const bypasses = bypassesGovernance(call, bucket);
    const { versionId, isMarker } = await dropObject(tx, storage.blobs, bucket, { key, version, bypasses });
    storage.changes.touch(tx, bucket, requestId);
    return {
      status: 204,
      headers: {
        ...(versionId !== null && versionHeader(bucket, versionId)),
        ...(isMarker && { 'x-amz-delete-marker': 'true' }),
      },
    };
  });
}

interface DeleteRequest {
  readonly key: string;
  readonly version: string | null;
}

/** Deletes up to a thousand at once, in one transaction; each has its own answer. */
export async function deleteObjects(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, requestId } = call;
  const { asked, isQuiet } = readDeleteRequest(await readText(call.body, MAX_BYTES));
  const results = await storage.store.write(async (tx) => {
    const bucket = await findBucket(tx, name);
    const told: Xml[] = [];
    for (const one of asked) {
      const result = await deleteOne(tx, call, bucket, one);
      if (!isQuiet || result.isError) told.push(result.told);
    }
    storage.changes.touch(tx, bucket, requestId);
    return told;
  });
  return { status: 200, body: xmlDocument('DeleteResult', results) };
}

function readDeleteRequest(text: string): { readonly asked: readonly DeleteRequest[]; readonly isQuiet: boolean } {
  const document = readXml(text, ['Delete']);
  const asked = document.all('Object').map((object) => {
    const key = object.one('Key')?.text ?? '';
    if (key === '') throw new S3Error('MalformedXML');
    return { key, version: object.one('VersionId')?.text || null };
  });
  if (asked.length === 0 || asked.length > MAX_OBJECTS) throw new S3Error('MalformedXML');
  return { asked, isQuiet: document.one('Quiet')?.text.trim() === 'true' };
}

async function deleteOne(tx: Tx, call: Call, bucket: Bucket, { key, version }: DeleteRequest) {
  const { who, storage } = call;
  const action = version === null ? 's3:DeleteObject' : 's3:DeleteObjectVersion';
  const refused = ({ code, message }: S3Error) => ({
    isError: true,
    told: element('Error', elements({ Key: key, VersionId: version, Code: code, Message: message })),
  });
  if (!isAllowed(who, bucket, { action, may: 'DELETE', key })) {
    await auditDenied(tx, call, key);
    return refused(new S3Error('AccessDenied'));
  }
  const bypasses = bypassesGovernance(call, bucket, key);
  // A locked version is refused before anything is changed: the others go all the same.
  const deleted = await dropObject(tx, storage.blobs, bucket, { key, version, bypasses }).catch((error: unknown) => {
    if (error instanceof S3Error) return error;
    throw error;
  });
  if (deleted instanceof S3Error) return refused(deleted);
  const { versionId, isMarker } = deleted;
  const told = elements({
    Key: key,
    VersionId: version,
    DeleteMarker: isMarker || null,
    DeleteMarkerVersionId: isMarker ? versionId : null,
  });
  return { isError: false, told: element('Deleted', told) };
}
