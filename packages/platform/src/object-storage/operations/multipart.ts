import { createHash } from 'node:crypto';
import { readText } from '../protocol/body.ts';
import type { Answer, Call } from '../protocol/call.ts';
import { checkCopySource, readRange } from '../protocol/conditions.ts';
import { S3Error } from '../protocol/errors.ts';
import { quoted, readStoredHeaders, rejectUnsupportedHeaders, versionHeader } from '../protocol/object-headers.ts';
import { checkCopiedPart, checkDeclaredLength, checkTotalSize, readPartNumber } from '../protocol/sizes.ts';
import { readTagHeader } from '../protocol/tags.ts';
import { elements, readXml, xmlDocument } from '../protocol/xml.ts';
import { encodePath } from '../sigv4/percent.ts';
import { type Bucket, findBucket } from '../storage/buckets.ts';
import { headersOf, type NewObject, tagsOf } from '../storage/change-objects.ts';
import { endUpload, findUpload, insertPart, insertUpload, type Part, partsOf } from '../storage/uploads.ts';
import { retainCopySource } from './copy-source.ts';
import { storeObject } from './write-object.ts';

// Ten thousand parts, each with its ETag and a checksum.
const MAX_DOCUMENT = 4 * 1024 ** 2;

export const uploadOf = ({ query }: Call) => query.get('uploadId') ?? '';

export async function createUpload({ storage, headers, key }: Call, { name }: Bucket): Promise<Answer> {
  rejectUnsupportedHeaders(headers);
  const stored = readStoredHeaders(headers);
  const tags = readTagHeader(headers.get('x-amz-tagging'));
  const id = await storage.store.write(async (tx) => {
    await findBucket(tx, name);
    return insertUpload(tx, name, key, stored, tags);
  });
  return {
    status: 200,
    body: xmlDocument('InitiateMultipartUploadResult', elements({ Bucket: name, Key: key, UploadId: id })),
  };
}

const partNumberOf = ({ query }: Call) => readPartNumber(query.get('partNumber') ?? '');

export async function uploadPart(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, key, body } = call;
  const number = partNumberOf(call);
  checkDeclaredLength(body.length);
  await storage.store.read((tx) => findUpload(tx, name, key, uploadOf(call)));
  return storage.blobs.write(body.read(), async (blob) => {
    await storage.store.write(async (tx) => {
      const { id } = await findUpload(tx, name, key, uploadOf(call));
      await insertPart(tx, storage.blobs, id, number, blob);
    });
    const checksum = body.checksum();
    return {
      status: 200,
      headers: { ETag: quoted(blob.md5), ...(checksum && { [`x-amz-checksum-${checksum[0]}`]: checksum[1] }) },
    };
  });
}

export async function copyPart(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, key, headers } = call;
  const number = partNumberOf(call);
  await storage.store.read((tx) => findUpload(tx, name, key, uploadOf(call)));
  const { held } = await retainCopySource(call);
  try {
    const { object, segments } = held;
    checkCopySource(headers, { etag: object.etag, modifiedAt: new Date(object.modified_at) });
    const asked = headers.get('x-amz-copy-source-range');
    const range = readRange(asked, object.size);
    if (asked !== undefined && !range) throw new S3Error('InvalidArgument', 'The range must be like bytes=0-9');
    const { start, end } = range ?? { start: 0, end: object.size - 1 };
    checkCopiedPart(end - start + 1);
    await storage.blobs.find(segments, start, end);
    return await storage.blobs.write(storage.blobs.read(segments, start, end), async (blob) => {
      await storage.store.write(async (tx) => {
        const { id } = await findUpload(tx, name, key, uploadOf(call));
        await insertPart(tx, storage.blobs, id, number, blob);
      });
      const LastModified = storage.clock.now().toISOString();
      return {
        status: 200,
        body: xmlDocument('CopyPartResult', elements({ LastModified, ETag: quoted(blob.md5) })),
      };
    });
  } finally {
    held.release();
  }
}

interface Named {
  readonly number: number;
  readonly etag: string;
}

/** Makes one object of the parts that are named: their files become its segments, and no byte is copied. */
export async function completeUpload(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, key, headers } = call;
  const named = readNamed(await readText(call.body, MAX_DOCUMENT));
  const { upload, used } = await storage.store.read(async (tx) => {
    const found = await findUpload(tx, name, key, uploadOf(call));
    return { upload: found, used: pick(named, await partsOf(tx, found.id)) };
  });
  const object: NewObject = {
    key,
    size: used.reduce((sum, { size }) => sum + size, 0),
    etag: etagOf(used),
    headers: headersOf(upload),
    tags: tagsOf(upload),
  };
  const segments = used.map(({ blob, size }) => ({ blob, size }));
  const { bucket, row } = await storeObject(call, name, object, segments, async (tx) => {
    // Meanwhile it may have been aborted, or a part sent anew.
    await findUpload(tx, name, key, upload.id);
    const now = new Map((await partsOf(tx, upload.id)).map((part) => [part.number, part.blob]));
    if (used.some(({ number, blob }) => now.get(number) !== blob)) throw new S3Error('InvalidPart');
    await endUpload(tx, storage.blobs, upload.id, used);
  });
  const Location = `http://${headers.get('host') ?? ''}/${name}/${encodePath(key)}`;
  return {
    status: 200,
    headers: versionHeader(bucket, row.version_id),
    body: xmlDocument(
      'CompleteMultipartUploadResult',
      elements({ Location, Bucket: name, Key: key, ETag: quoted(row.etag) }),
    ),
  };
}

/** Throws MalformedXML, InvalidPartOrder. */
function readNamed(text: string): Named[] {
  const named = readXml(text, ['CompleteMultipartUpload', 'CompleteMultipartUploadRequest'])
    .all('Part')
    .map((part) => {
      const [number, etag] = [part.one('PartNumber')?.text.trim() ?? '', part.one('ETag')?.text.trim()];
      if (!/^\d{1,5}$/.test(number) || etag === undefined) throw new S3Error('MalformedXML');
      return { number: Number(number), etag: etag.replaceAll('"', '') };
    });
  if (named.length === 0) throw new S3Error('MalformedXML');
  if (named.some(({ number }, at) => at > 0 && number <= (named[at - 1]?.number ?? 0)))
    throw new S3Error('InvalidPartOrder');
  return named;
}

/** Throws InvalidPart, EntityTooSmall, EntityTooLarge. */
function pick(named: readonly Named[], parts: readonly Part[]): Part[] {
  const byNumber = new Map(parts.map((part) => [part.number, part]));
  const picked = named.map(({ number, etag }) => {
    const part = byNumber.get(number);
    if (part?.etag !== etag) throw new S3Error('InvalidPart');
    return part;
  });
  checkTotalSize(picked.map(({ size }) => size));
  return picked;
}

/** As S3 makes it: the MD5 of the parts' MD5s, and how many they are. */
function etagOf(parts: readonly Part[]): string {
  const hash = createHash('md5');
  for (const { etag } of parts) hash.update(Buffer.from(etag, 'hex'));
  return `${hash.digest('hex')}-${parts.length}`;
}

export async function abortUpload(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, key } = call;
  await storage.store.write(async (tx) => {
    const { id } = await findUpload(tx, name, key, uploadOf(call));
    await endUpload(tx, storage.blobs, id);
  });
  return { status: 204 };
}
