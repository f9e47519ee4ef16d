import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ChecksumName } from './checksums.ts';
import { createChecksum } from './checksums.ts';
import { wordText } from './cyclic-checksums.ts';

/** How the checksum of an object is made of those of its parts. */
export type ChecksumType = 'COMPOSITE' | 'FULL_OBJECT';

export interface PartSum {
  /** In base64. */
  readonly value: string;
  readonly size: number;
}

/** Polynomials, reflected, and how many bits they have. */
const cyclic: Readonly<Partial<Record<ChecksumName, { readonly polynomial: bigint; readonly bits: number }>>> = {
  crc32: { polynomial: 0xedb88320n, bits: 32 },
  crc32c: { polynomial: 0x82f63b78n, bits: 32 },
  crc64nvme: { polynomial: 0x9a6c9329ac4bc9b5n, bits: 64 },
};

/** Whether a whole object's checksum can be made of those of its parts: a hash cannot be. */
export const isCyclic = (name: ChecksumName) => cyclic[name] !== undefined;

/** The checksum of an object of which those of its parts are known; no byte is read. */
export function combineChecksums(name: ChecksumName, type: ChecksumType, parts: readonly PartSum[]): string {
  return type === 'FULL_OBJECT' ? ofWhole(name, parts) : `${ofSums(name, parts)}-${parts.length}`;
}

/** S3's "checksum of checksums". */
function ofSums(name: ChecksumName, parts: readonly PartSum[]): string {
  const bytes = Buffer.concat(parts.map(({ value }) => Buffer.from(value, 'base64')));
  if (name === 'sha1' || name === 'sha256') return createHash(name).update(bytes).digest('base64');
  if (name === 'crc32') return wordText(crc32(bytes));
  const checksum = createChecksum(name);
  checksum.update(bytes);
  return checksum.digest();
}

/**
 * A cyclic checksum is the remainder of a polynomial: that of two texts is the first one's, moved by the bits of the second,
 * plus the second's. Moving is multiplying by a power of x, which takes as many steps as the length has digits.
 */
function ofWhole(name: ChecksumName, parts: readonly PartSum[]): string {
  const field = cyclic[name];
  if (!field) throw new Error(`${name} cannot be combined`);
  const { polynomial, bits } = field;
  const one = 1n << BigInt(bits - 1);
  const times = (left: bigint, right: bigint): bigint => {
    let [product, factor] = [0n, right];
    for (let bit = one; bit > 0n; bit >>= 1n) {
      if (left & bit) product ^= factor;
      factor = factor & 1n ? (factor >> 1n) ^ polynomial : factor >> 1n;
    }
    return product;
  };
  const power = (exponent: bigint): bigint => {
    let [result, square] = [one, one >> 1n];
    for (let rest = exponent; rest > 0n; rest >>= 1n) {
      if (rest & 1n) result = times(result, square);
      square = times(square, square);
    }
    return result;
  };
  const powers = new Map<number, bigint>();
  let whole = 0n;
  for (const { value, size } of parts) {
    // Parts are nearly always of one size.
    const moved = powers.get(size) ?? power(BigInt(size) * 8n);
    powers.set(size, moved);
    whole = times(whole, moved) ^ BigInt(`0x${Buffer.from(value, 'base64').toString('hex') || '0'}`);
  }
  return Buffer.from(whole.toString(16).padStart(bits / 4, '0'), 'hex').toString('base64');
}
