import type { Answer, Call } from '../protocol/call.ts';
import { type Checksum, createChecksum, elementOf } from '../protocol/checksums.ts';
import { type ByteRange, checkCopySource, readRange } from '../protocol/conditions.ts';
import { S3Error } from '../protocol/errors.ts';
import { quoted, readStoredHeaders, rejectUnsupportedHeaders } from '../protocol/object-headers.ts';
import { checkCopiedPart, checkDeclaredLength, readPartNumber } from '../protocol/sizes.ts';
import { readTagHeader } from '../protocol/tags.ts';
import { readUploadChecksum } from '../protocol/upload-checksum.ts';
import { elements, xmlDocument } from '../protocol/xml.ts';
import { type Bucket, findBucket } from '../storage/buckets.ts';
import { checksumOfUpload, endUpload, findUpload, insertPart, insertUpload } from '../storage/uploads.ts';
import { askedAcl } from './acl.ts';
import { retainCopySource } from './copy-source.ts';
import { askedLock } from './object-lock.ts';

export const uploadOf = ({ query }: Call) => query.get('uploadId') ?? '';

export async function createUpload(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, headers, key } = call;
  rejectUnsupportedHeaders(headers);
  const stored = readStoredHeaders(headers);
  const tags = readTagHeader(headers.get('x-amz-tagging'));
  const checksum = readUploadChecksum(headers);
  const id = await storage.store.write(async (tx) => {
    const bucket = await findBucket(tx, name);
    const [acl, lock] = [askedAcl(call, bucket), askedLock(call, bucket, tx.now)];
    return insertUpload(tx, { bucket: name, key, headers: stored, tags, acl, checksum, lock });
  });
  return {
    status: 200,
    headers: checksum
      ? { 'x-amz-checksum-algorithm': checksum.name.toUpperCase(), 'x-amz-checksum-type': checksum.type }
      : {},
    body: xmlDocument('InitiateMultipartUploadResult', elements({ Bucket: name, Key: key, UploadId: id })),
  };
}

const partNumberOf = ({ query }: Call) => readPartNumber(query.get('partNumber') ?? '');

export async function uploadPart(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, key, body } = call;
  const number = partNumberOf(call);
  checkDeclaredLength(body);
  const asked = checksumOfUpload(await storage.store.read((tx) => findUpload(tx, name, key, uploadOf(call))));
  return storage.blobs.write(body.read(asked?.name), async (blob) => {
    const checksum = body.checksum();
    await storage.store.write(async (tx) => {
      const { id } = await findUpload(tx, name, key, uploadOf(call));
      await insertPart(tx, storage.blobs, id, number, { ...blob, checksum });
    });
    return {
      status: 200,
      headers: { ETag: quoted(blob.md5), ...(checksum && { [`x-amz-checksum-${checksum[0]}`]: checksum[1] }) },
    };
  });
}

export async function copyPart(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, key, headers } = call;
  const number = partNumberOf(call);
  const asked = checksumOfUpload(await storage.store.read((tx) => findUpload(tx, name, key, uploadOf(call))));
  const { held } = await retainCopySource(call);
  try {
    const { object, segments } = held;
    checkCopySource(headers, { etag: object.etag, modifiedAt: new Date(object.modified_at) });
    const { start, end } = copiedRange(headers.get('x-amz-copy-source-range'), object.size);
    checkCopiedPart(end - start + 1);
    await storage.blobs.find(segments, start, end);
    const sum = asked && createChecksum(asked.name);
    const source = summed(storage.blobs.read(segments, start, end), sum);
    return await storage.blobs.write(source, async (blob) => {
      const checksum = asked && sum ? ([asked.name, sum.digest()] as const) : null;
      await storage.store.write(async (tx) => {
        const { id } = await findUpload(tx, name, key, uploadOf(call));
        await insertPart(tx, storage.blobs, id, number, { ...blob, checksum });
      });
      const told = {
        LastModified: storage.clock.now().toISOString(),
        ETag: quoted(blob.md5),
        ...(checksum && { [elementOf(checksum[0])]: checksum[1] }),
      };
      return { status: 200, body: xmlDocument('CopyPartResult', elements(told)) };
    });
  } finally {
    held.release();
  }
}

async function* summed(source: AsyncIterable<Buffer>, checksum: Checksum | null): AsyncGenerator<Buffer, void> {
  for await (const piece of source) {
    checksum?.update(piece);
    yield piece;
  }
}

/** Unlike the range of a reader, this one is not cut short. Throws InvalidArgument, InvalidRange. */
function copiedRange(asked: string | undefined, size: number): ByteRange {
  if (asked === undefined) return { start: 0, end: size - 1 };
  const range = readRange(asked, size);
  if (!range) throw new S3Error('InvalidArgument', 'The range must be like bytes=0-9');
  if (Number(/-(\d+)$/.exec(asked.trim())?.[1] ?? 0) > range.end) throw new S3Error('InvalidRange');
  return range;
}

export async function abortUpload(call: Call, { name }: Bucket): Promise<Answer> {
  const { storage, key } = call;
  await storage.store.write(async (tx) => {
    const { id } = await findUpload(tx, name, key, uploadOf(call));
    await endUpload(tx, storage.blobs, id);
  });
  return { status: 204 };
}
