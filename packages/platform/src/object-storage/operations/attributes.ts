import { type Answer, type Call, countOf } from '../protocol/call.ts';
import { elementOf } from '../protocol/checksums.ts';
import { checkRead } from '../protocol/conditions.ts';
import { S3Error } from '../protocol/errors.ts';
import { httpDate, versionHeader } from '../protocol/object-headers.ts';
import { element, elements, type Xml, xmlDocument } from '../protocol/xml.ts';
import type { Bucket } from '../storage/buckets.ts';
import { headersOf } from '../storage/change-objects.ts';
import { retainObject, type StoredObject, type StoredSegment } from '../storage/find-object.ts';
import { checksumOfPart } from '../storage/uploads.ts';
import { MAX_KEYS } from './list-objects.ts';
import { findRequestedVersion, versionOf } from './read-object.ts';

const attributes = ['ETag', 'Checksum', 'ObjectParts', 'StorageClass', 'ObjectSize'] as const;
type Attribute = (typeof attributes)[number];

/** Throws InvalidArgument. */
function readAsked(text: string | undefined): ReadonlySet<Attribute> {
  const asked = (text ?? '').split(',').map((name) => name.trim());
  const known = attributes.filter((name) => asked.includes(name));
  if (known.length === 0 || known.length < new Set(asked).size)
    throw new S3Error('InvalidArgument', `x-amz-object-attributes must be of ${attributes.join(', ')}`);
  return new Set(known);
}

export async function getAttributes(call: Call, bucket: Bucket): Promise<Answer> {
  const { headers, storage, key } = call;
  const asked = readAsked(headers.get('x-amz-object-attributes'));
  const { object, segments, release } = await retainObject(storage, (tx) =>
    findRequestedVersion(tx, bucket, key, versionOf(call)),
  );
  release();
  const told = { ...versionHeader(bucket, object.version_id), 'Last-Modified': httpDate(object.modified_at) };
  checkRead(headers, { etag: object.etag, modifiedAt: new Date(object.modified_at) }, told);
  const parts = new Map([
    ['max-parts', headers.get('x-amz-max-parts') ?? ''],
    ['part-number-marker', headers.get('x-amz-part-number-marker') ?? '0'],
  ]);
  const content = [
    ...(asked.has('ETag') ? elements({ ETag: object.etag }) : []),
    ...(asked.has('Checksum') ? checksumElement(object) : []),
    ...(asked.has('ObjectParts') && object.etag.includes('-')
      ? [partsElement(segments, countOf(parts, 'max-parts', MAX_KEYS), countOf(parts, 'part-number-marker', 10_000))]
      : []),
    ...(asked.has('StorageClass') ? elements({ StorageClass: 'STANDARD' }) : []),
    ...(asked.has('ObjectSize') ? elements({ ObjectSize: object.size }) : []),
  ];
  return { status: 200, headers: told, body: xmlDocument('GetObjectAttributesResponse', content) };
}

function checksumElement(object: StoredObject): Xml[] {
  const { checksum, checksumType = 'FULL_OBJECT' } = headersOf(object);
  if (!checksum) return [];
  return [element('Checksum', elements({ [elementOf(checksum[0])]: checksum[1], ChecksumType: checksumType }))];
}

function partsElement(segments: readonly StoredSegment[], limit: number, after: number): Xml {
  const shown = segments.slice(after, after + limit);
  const isTruncated = segments.length > after + limit;
  return element('ObjectParts', [
    ...elements({
      PartsCount: segments.length,
      PartNumberMarker: after,
      NextPartNumberMarker: isTruncated ? after + shown.length : null,
      MaxParts: limit,
      IsTruncated: isTruncated,
    }),
    ...shown.map((segment, at) => {
      const checksum = checksumOfPart(segment);
      const sum = checksum && { [elementOf(checksum[0])]: checksum[1] };
      return element('Part', elements({ PartNumber: after + at + 1, Size: segment.size, ...sum }));
    }),
  ]);
}
