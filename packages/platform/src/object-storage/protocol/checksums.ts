import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { createCyclicChecksum, wordText } from './cyclic-checksums.ts';

/** The checksums that S3 clients send beside Content-MD5, each in base64 as `x-amz-checksum-<name>`. */
export const checksumNames = ['crc32', 'crc32c', 'crc64nvme', 'sha1', 'sha256'] as const;
export type ChecksumName = (typeof checksumNames)[number];

export const isChecksumName = (name: string): name is ChecksumName =>
  (checksumNames as readonly string[]).includes(name);

/** The element that tells a checksum in a document: `ChecksumSHA256`. */
export const elementOf = (name: string) => `Checksum${name.toUpperCase()}`;

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
  return createCyclicChecksum(name);
}
