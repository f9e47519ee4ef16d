import type { ImageSource } from './port.ts';

const GIB = 1024 ** 3;

/** A disk of so many GiB with nothing on it. */
export function qcow2Of(gib: number, { backing = 0 } = {}): Buffer {
  const bytes = Buffer.alloc(64 * 1024);
  bytes.write('QFI\xfb', 'latin1');
  bytes.writeUInt32BE(3, 4);
  bytes.writeBigUInt64BE(BigInt(backing), 8);
  bytes.writeUInt32BE(16, 20);
  bytes.writeBigUInt64BE(BigInt(gib * GIB), 24);
  return bytes;
}

export function isoOf(): Buffer {
  const bytes = Buffer.alloc(64 * 1024);
  bytes.write('CD001', 0x8001);
  return bytes;
}

/** A descriptor alone, which names a file with the bytes. */
export const vmdkOf = (file: string): Buffer =>
  Buffer.from(`# Disk DescriptorFile\ncreateType="monolithicFlat"\nRW 8 FLAT "${file}" 0\n`.padEnd(1024, '\n'));

export const rawOf = (length: number): Buffer => Buffer.alloc(length, 7);

export interface TestSource extends ImageSource {
  /** Resolves when its first bytes are asked for: the image is there. */
  readonly begun: Promise<void>;
}

/** In pieces of which each comes when its gate opens; the first at once. */
export function sourceOf(file: Buffer, ...gates: readonly Promise<void>[]): TestSource {
  const begun = Promise.withResolvers<void>();
  const part = file.length / (gates.length + 1);
  return {
    begun: begun.promise,
    length: file.length,
    bytes: (async function* () {
      begun.resolve();
      yield file.subarray(0, part);
      for (const [at, gate] of gates.entries()) {
        await gate;
        yield file.subarray(part * (at + 1), part * (at + 2));
      }
    })(),
  };
}

/** It ends before its end. */
export const brokenOff = (file: Buffer): ImageSource => ({
  bytes: (async function* () {
    yield file.subarray(0, 100);
    throw new Error('cut off');
  })(),
  length: file.length,
});
