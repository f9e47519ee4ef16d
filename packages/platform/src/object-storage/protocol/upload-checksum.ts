import { type ChecksumName, checksumNames, isChecksumName } from './checksums.ts';
import { type ChecksumType, combineChecksums, isCyclic } from './combine-checksums.ts';
import { S3Error } from './errors.ts';
import type { Headers, StoredChecksum } from './headers.ts';

/** The checksum that an upload in parts was begun with. */
export interface UploadChecksum {
  readonly name: ChecksumName;
  readonly type: ChecksumType;
}

const refusal = (message: string) => new S3Error('InvalidRequest', message);

/** What `x-amz-checksum-algorithm` and `-type` ask for; null: nothing. Throws InvalidRequest. */
export function readUploadChecksum(headers: Headers): UploadChecksum | null {
  const algorithm = headers.get('x-amz-checksum-algorithm');
  const type = headers.get('x-amz-checksum-type')?.toUpperCase();
  if (algorithm === undefined) {
    if (type !== undefined) throw refusal('x-amz-checksum-type needs x-amz-checksum-algorithm');
    return null;
  }
  const name = algorithm.toLowerCase();
  if (!isChecksumName(name)) throw refusal(`x-amz-checksum-algorithm must be one of ${checksumNames.join(', ')}`);
  if (type !== undefined && type !== 'COMPOSITE' && type !== 'FULL_OBJECT')
    throw refusal('x-amz-checksum-type must be COMPOSITE or FULL_OBJECT');
  const chosen = type ?? (name === 'crc64nvme' ? 'FULL_OBJECT' : 'COMPOSITE');
  if (chosen === 'FULL_OBJECT' ? !isCyclic(name) : name === 'crc64nvme')
    throw refusal(`x-amz-checksum-type ${chosen} is not offered for ${name}`);
  return { name, type: chosen };
}

/** The checksum of the whole that a request tells; null: none. Throws InvalidRequest for two. */
export function readWholeChecksum(headers: Headers): readonly [ChecksumName, string] | null {
  const told = checksumNames.flatMap((name) => {
    const value = headers.get(`x-amz-checksum-${name}`);
    return value === undefined ? [] : [[name, value] as const];
  });
  if (told.length > 1) throw refusal('Only one checksum may be told');
  return told[0] ?? null;
}

export interface SummedPart {
  readonly size: number;
  readonly checksum: readonly [string, string] | null;
}

/**
 * The checksum of the object that these parts become; null: none is kept. Holds it against the one that the client tells.
 * Throws InvalidRequest, BadDigest.
 */
export function completeChecksum(
  asked: UploadChecksum | null,
  told: readonly [ChecksumName, string] | null,
  toldType: string | undefined,
  parts: readonly SummedPart[],
): StoredChecksum | null {
  // Who did not say before which checksum it will be has sent the same with each part, or it cannot be known.
  const wanted = asked ?? (told && isCyclic(told[0]) ? ({ name: told[0], type: 'FULL_OBJECT' } as const) : null);
  if (told && wanted?.name !== told[0])
    throw refusal(`x-amz-checksum-${told[0]} is not the algorithm that the upload was begun with`);
  if (asked && toldType !== undefined && toldType.toUpperCase() !== asked.type)
    throw refusal('x-amz-checksum-type is not the one that the upload was begun with');
  if (!wanted) return null;
  const sums = parts.flatMap(({ checksum, size }) =>
    checksum?.[0] === wanted.name ? [{ value: checksum[1], size }] : [],
  );
  if (sums.length < parts.length) {
    if (told) throw refusal(`x-amz-checksum-${told[0]} is told, but not of every part`);
    return null;
  }
  const value = combineChecksums(wanted.name, wanted.type, sums);
  if (told && told[1] !== value && told[1] !== value.replace(/-\d+$/, '')) throw new S3Error('BadDigest');
  return { name: wanted.name, value, type: wanted.type };
}
