import type { Body } from './body.ts';
import { S3Error } from './errors.ts';

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const TIB = 1024 ** 4;

/** S3's own limits (AWS, "Amazon S3 multipart upload limits", "Uploading objects"). */
export const MAX_SINGLE_PUT = 5 * GIB;
export const MIN_PART_SIZE = 5 * MIB;
export const MAX_PARTS = 10_000;
export const MAX_OBJECT_SIZE = 5 * TIB;

/**
 * What one PUT brings, an object or a part, by the length that it announces; one whose end shows by itself needs none, and is
 * counted as it comes. Throws MissingContentLength, EntityTooLarge.
 */
export function checkDeclaredLength({ length, isOpenEnded }: Pick<Body, 'length' | 'isOpenEnded'>): void {
  if (length === null && !isOpenEnded) throw new S3Error('MissingContentLength');
  if (length !== null && length > MAX_SINGLE_PUT) throw new S3Error('EntityTooLarge');
}

/** Bytes that become a part by copying. Throws InvalidRequest. */
export function checkCopiedPart(size: number): void {
  if (size > MAX_SINGLE_PUT)
    throw new S3Error('InvalidRequest', `What is copied into a part may have ${MAX_SINGLE_PUT} bytes at most`);
}

/** The parts that become an object, in their order. Throws EntityTooSmall, EntityTooLarge. */
export function checkTotalSize(sizes: readonly number[]): void {
  if (sizes.slice(0, -1).some((size) => size < MIN_PART_SIZE)) throw new S3Error('EntityTooSmall');
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_OBJECT_SIZE) throw new S3Error('EntityTooLarge');
}

/** Throws InvalidArgument for what is no number of a part. */
export function readPartNumber(text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > MAX_PARTS)
    throw new S3Error('InvalidArgument', `partNumber must be from 1 to ${MAX_PARTS}`);
  return number;
}
