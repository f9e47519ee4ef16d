import { S3Error } from './errors.ts';

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const TIB = 1024 ** 4;

/** S3's own limits (AWS, "Amazon S3 multipart upload limits", "Uploading objects"). */
export const MOST_AT_ONCE = 5 * GIB;
export const LEAST_PART = 5 * MIB;
export const MOST_PARTS = 10_000;
export const MOST_OBJECT = 5 * TIB;

/** What one PUT brings, an object or a part, by the length that it announces. Throws MissingContentLength, EntityTooLarge. */
export function checkAnnounced(length: number | null): void {
  if (length === null) throw new S3Error('MissingContentLength');
  if (length > MOST_AT_ONCE) throw new S3Error('EntityTooLarge');
}

/** Bytes that become a part by copying. Throws InvalidRequest. */
export function checkCopiedPart(size: number): void {
  if (size > MOST_AT_ONCE)
    throw new S3Error('InvalidRequest', `What is copied into a part may have ${MOST_AT_ONCE} bytes at most`);
}

/** The parts that become an object, in their order. Throws EntityTooSmall, EntityTooLarge. */
export function checkWhole(sizes: readonly number[]): void {
  if (sizes.slice(0, -1).some((size) => size < LEAST_PART)) throw new S3Error('EntityTooSmall');
  if (sizes.reduce((sum, size) => sum + size, 0) > MOST_OBJECT) throw new S3Error('EntityTooLarge');
}

/** Throws InvalidArgument for what is no number of a part. */
export function readPartNumber(text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > MOST_PARTS)
    throw new S3Error('InvalidArgument', `partNumber must be from 1 to ${MOST_PARTS}`);
  return number;
}
