import { type Answer, type Call, countOf, ownerOf } from '../protocol/call.ts';
import { elementOf } from '../protocol/checksums.ts';
import { quoted } from '../protocol/object-headers.ts';
import { element, elements, xmlDocument } from '../protocol/xml.ts';
import type { Bucket } from '../storage/buckets.ts';
import { checksumOfPart, checksumOfUpload, findUpload, type Part, partsOf, uploadsOf } from '../storage/uploads.ts';
import { encoderOf, foldedPrefixes, MAX_KEYS } from './list-objects.ts';
import { uploadOf } from './multipart.ts';

export async function listUploads({ storage, query }: Call, bucket: Bucket): Promise<Answer> {
  const encode = encoderOf(query);
  const listing = {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    keyMarker: query.get('key-marker') ?? '',
    idMarker: query.get('upload-id-marker') ?? '',
    limit: countOf(query, 'max-uploads', MAX_KEYS),
  };
  const { uploads, prefixes, next } = await storage.store.read((tx) => uploadsOf(tx, bucket, listing));
  const owner = ownerOf(bucket.project_id);
  return {
    status: 200,
    body: xmlDocument('ListMultipartUploadsResult', [
      ...elements({
        Bucket: bucket.name,
        KeyMarker: encode(listing.keyMarker),
        UploadIdMarker: listing.idMarker,
        NextKeyMarker: next === null ? null : encode(next.key),
        NextUploadIdMarker: next?.id,
        Prefix: encode(listing.prefix),
        Delimiter: listing.delimiter === '' ? null : encode(listing.delimiter),
        EncodingType: query.get('encoding-type') || null,
        MaxUploads: listing.limit,
        IsTruncated: next !== null,
      }),
      ...uploads.map(({ key, id, started_at }) =>
        element('Upload', [
          ...elements({ Key: encode(key), UploadId: id, Initiated: started_at, StorageClass: 'STANDARD' }),
          element('Initiator', elements({ ...owner })),
          element('Owner', elements({ ...owner })),
        ]),
      ),
      ...foldedPrefixes(prefixes, encode),
    ]),
  };
}

function partElement(part: Part) {
  const { number, modified_at, etag, size } = part;
  const checksum = checksumOfPart(part);
  const sum = checksum && { [elementOf(checksum[0])]: checksum[1] };
  const facts = { PartNumber: number, LastModified: modified_at, ETag: quoted(etag), Size: size };
  return element('Part', elements({ ...facts, ...sum }));
}

export async function listParts(call: Call, bucket: Bucket): Promise<Answer> {
  const { storage, query, key } = call;
  const limit = countOf(query, 'max-parts', MAX_KEYS);
  const marker = countOf(
    new Map([['part-number-marker', query.get('part-number-marker') ?? '0']]),
    'part-number-marker',
    10_000,
  );
  const { parts, asked } = await storage.store.read(async (tx) => {
    const upload = await findUpload(tx, bucket.name, key, uploadOf(call));
    return { parts: await partsOf(tx, upload.id, marker, limit + 1), asked: checksumOfUpload(upload) };
  });
  const shown = parts.slice(0, limit);
  const isTruncated = parts.length > limit && limit > 0;
  const owner = ownerOf(bucket.project_id);
  return {
    status: 200,
    body: xmlDocument('ListPartsResult', [
      ...elements({
        Bucket: bucket.name,
        Key: encoderOf(query)(key),
        UploadId: uploadOf(call),
        PartNumberMarker: marker,
        NextPartNumberMarker: isTruncated ? (shown.at(-1)?.number ?? null) : null,
        MaxParts: limit,
        IsTruncated: isTruncated,
        StorageClass: 'STANDARD',
        ...(asked && { ChecksumAlgorithm: asked.name.toUpperCase(), ChecksumType: asked.type }),
      }),
      element('Initiator', elements({ ...owner })),
      element('Owner', elements({ ...owner })),
      ...shown.map(partElement),
    ]),
  };
}
