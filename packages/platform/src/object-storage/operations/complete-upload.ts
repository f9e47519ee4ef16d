import { createHash } from 'node:crypto';
import { readStored } from '../../store/disk-faults.ts';
import { readText } from '../protocol/body.ts';
import type { Answer, Call } from '../protocol/call.ts';
import { checksumNames, type ChecksumName, elementOf } from '../protocol/checksums.ts';
import { S3Error } from '../protocol/errors.ts';
import type { StoredChecksum } from '../protocol/headers.ts';
import { quoted, versionHeader } from '../protocol/object-headers.ts';
import { checkTotalSize } from '../protocol/sizes.ts';
import { completeChecksum, readWholeChecksum } from '../protocol/upload-checksum.ts';
import { elements, readXml, type XmlNode, xmlDocument } from '../protocol/xml.ts';
import { encodePath } from '../sigv4/percent.ts';
import type { Bucket } from '../storage/buckets.ts';
import { headersOf, type NewObject, tagsOf } from '../storage/change-objects.ts';
import {
  checksumOfPart,
  checksumOfUpload,
  type CompletedUpload,
  endUpload,
  findCompleted,
  findUpload,
  lockOfUpload,
  type Part,
  partsOf,
  rememberCompleted,
  type Upload,
} from '../storage/uploads.ts';
import { uploadOf } from './multipart.ts';
import { storeObject } from './write-object.ts';

// Ten thousand parts, each with its ETag and a checksum.
const MAX_DOCUMENT = 4 * 1024 ** 2;

interface Named {
  readonly number: number;
  readonly etag: string;
  readonly checksums: readonly (readonly [ChecksumName, string])[];
}

/**
 * Makes one object of the parts that are named: their files become its segments, and no byte is copied. Asked again, because
 * the answer was lost, it says the same again.
 */
export async function completeUpload(call: Call, bucket: Bucket): Promise<Answer> {
  const { storage, key } = call;
  const named = readNamed(await readText(call.body, MAX_DOCUMENT));
  const found = await storage.store.read(async (tx) => {
    const completed = await findCompleted(tx, bucket.name, key, uploadOf(call));
    if (completed) return completed;
    const upload = await findUpload(tx, bucket.name, key, uploadOf(call));
    return { upload, used: pick(named, await partsOf(tx, upload.id)) };
  });
  return 'upload' in found ? complete(call, bucket, found.upload, found.used) : answerOf(call, bucket, found);
}

async function complete(call: Call, { name }: Bucket, upload: Upload, used: readonly Part[]): Promise<Answer> {
  const { storage, key, headers } = call;
  const size = used.reduce((sum, part) => sum + part.size, 0);
  checkToldSize(headers.get('x-amz-mp-object-size'), size);
  const sums = used.map((part) => ({ size: part.size, checksum: checksumOfPart(part) }));
  const toldType = headers.get('x-amz-checksum-type');
  const checksum = completeChecksum(checksumOfUpload(upload), readWholeChecksum(headers), toldType, sums);
  const object: NewObject = {
    key,
    size,
    etag: etagOf(used),
    headers: {
      ...headersOf(upload),
      ...(checksum && { checksum: [checksum.name, checksum.value], checksumType: checksum.type }),
    },
    tags: tagsOf(upload),
    acl: upload.acl,
  };
  const kept = { id: upload.id, bucket: name, key, etag: object.etag, checksum: checksum && JSON.stringify(checksum) };
  const stored = await storeObject(call, name, { ...object, asked: lockOfUpload(upload) }, used, {
    async before(tx) {
      // Meanwhile it may have been aborted, or a part sent anew.
      await findUpload(tx, name, key, upload.id);
      const now = new Map((await partsOf(tx, upload.id)).map((part) => [part.number, part.blob]));
      if (used.some(({ number, blob }) => now.get(number) !== blob)) throw new S3Error('InvalidPart');
      await endUpload(tx, storage.blobs, upload.id, used);
    },
    after: (tx, { version_id }) => rememberCompleted(tx, { ...kept, version_id }),
  });
  return answerOf(call, stored.bucket, { ...kept, version_id: stored.row.version_id });
}

function answerOf(
  { headers, key }: Call,
  bucket: Bucket,
  { etag, version_id, checksum }: Pick<CompletedUpload, 'etag' | 'version_id' | 'checksum'>,
): Answer {
  const sum = checksum === null ? null : readStored<StoredChecksum>(checksum);
  const Location = `http://${headers.get('host') ?? ''}/${bucket.name}/${encodePath(key)}`;
  return {
    status: 200,
    headers: versionHeader(bucket, version_id),
    body: xmlDocument(
      'CompleteMultipartUploadResult',
      elements({
        Location,
        Bucket: bucket.name,
        Key: key,
        ETag: quoted(etag),
        ...(sum && { [elementOf(sum.name)]: sum.value, ChecksumType: sum.type }),
      }),
    ),
  };
}

function checkToldSize(text: string | undefined, size: number): void {
  if (text !== undefined && text.trim() !== String(size))
    throw new S3Error('InvalidRequest', `x-amz-mp-object-size is not ${size}, the size of the parts together`);
}

/** Throws MalformedXML, InvalidPartOrder. */
function readNamed(text: string): Named[] {
  const named = readXml(text, ['CompleteMultipartUpload', 'CompleteMultipartUploadRequest']).all('Part').map(readPart);
  if (named.length === 0) throw new S3Error('MalformedXML');
  if (named.some(({ number }, at) => at > 0 && number < (named[at - 1]?.number ?? 0)))
    throw new S3Error('InvalidPartOrder');
  // Of a part that is named twice, the last one counts.
  return named.filter(({ number }, at) => number !== named[at + 1]?.number);
}

function readPart(part: XmlNode): Named {
  const [number, etag] = [part.one('PartNumber')?.text.trim() ?? '', part.one('ETag')?.text.trim()];
  if (!/^\d{1,5}$/.test(number) || etag === undefined) throw new S3Error('MalformedXML');
  const checksums = checksumNames.flatMap((name) => {
    const value = part.one(elementOf(name))?.text.trim();
    return value === undefined ? [] : [[name, value] as const];
  });
  return { number: Number(number), etag: etag.replaceAll('"', ''), checksums };
}

/** Throws InvalidPart, EntityTooSmall, EntityTooLarge. */
function pick(named: readonly Named[], parts: readonly Part[]): Part[] {
  const byNumber = new Map(parts.map((part) => [part.number, part]));
  const picked = named.map(({ number, etag, checksums }) => {
    const part = byNumber.get(number);
    if (part?.etag !== etag) throw new S3Error('InvalidPart');
    const kept = checksumOfPart(part);
    if (kept && checksums.some(([name, value]) => name === kept[0] && value !== kept[1]))
      throw new S3Error('InvalidPart', `The checksum of part ${number} is not the one that it was uploaded with`);
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
