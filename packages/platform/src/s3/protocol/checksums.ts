import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The checksums that S3 clients send beside Content-MD5, each in base64 as `x-amz-checksum-<name>`. */
export const checksumNames = ['crc32', 'crc32c', 'crc64nvme', 'sha1', 'sha256'] as const;
export type ChecksumName = (typeof checksumNames)[number];

export const isChecksumName = (name: string): name is ChecksumName =>
  (checksumNames as readonly string[]).includes(name);

export interface Checksum {
  update(piece: Buffer): void;
  /** In base64. */
  digest(): string;
}

export function createChecksum(name: ChecksumName): Checksum {
  if (name === 'sha1' || name === 'sha256') {
    const hash = createHash(name);
    return { update: (piece) => void hash.update(piece), digest: () => hash.digest('base64') };
  }
  if (name === 'crc32') {
    let value = 0;
    return {
      update: (piece) => void (value = crc32(piece, value)),
      digest: () => wordText(value),
    };
  }
  return name === 'crc32c' ? createCrc32c() : createCrc64();
}

function wordText(...words: number[]): string {
  const bytes = Buffer.alloc(words.length * 4);
  for (const [at, word] of words.entries()) bytes.writeUInt32BE(word >>> 0, at * 4);
  return bytes.toString('base64');
}

// Castagnoli's polynomial, reflected.
const table32 = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});

function createCrc32c(): Checksum {
  let value = 0xffffffff;
  return {
    update(piece) {
      let now = value;
      for (const byte of piece) now = (table32[(now ^ byte) & 0xff] ?? 0) ^ (now >>> 8);
      value = now;
    },
    digest: () => wordText(~value),
  };
}

// NVMe's 64-bit polynomial, reflected: as two words, for whole 64-bit numbers are slow here.
const POLYNOMIAL = 0x9a6c9329ac4bc9b5n;
const table64 = Array.from({ length: 256 }, (_, index) => {
  let value = BigInt(index);
  for (let bit = 0; bit < 8; bit += 1) value = value & 1n ? (value >> 1n) ^ POLYNOMIAL : value >> 1n;
  return value;
});
const high64 = Uint32Array.from(table64, (value) => Number(value >> 32n));
const low64 = Uint32Array.from(table64, (value) => Number(value & 0xffffffffn));

function createCrc64(): Checksum {
  let high = 0xffffffff;
  let low = 0xffffffff;
  return {
    update(piece) {
      let [left, right] = [high, low];
      for (const byte of piece) {
        const at = (right ^ byte) & 0xff;
        right = ((right >>> 8) | (left << 24)) ^ (low64[at] ?? 0);
        left = (left >>> 8) ^ (high64[at] ?? 0);
      }
      [high, low] = [left, right];
    },
    digest: () => wordText(~high, ~low),
  };
}
