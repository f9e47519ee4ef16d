import type { Checksum } from './checksums.ts';

/** Polynomials, reflected: Castagnoli's, and NVMe's 64 bits wide one. */
const polynomials = { crc32c: 0x82f63b78n, crc64nvme: 0x9a6c9329ac4bc9b5n } as const;

/** Table `k` says what a byte becomes with `k` bytes of zero behind it; as two words, for whole 64-bit numbers are slow. */
interface Tables {
  readonly high: Int32Array;
  readonly low: Int32Array;
}

const AT_ONCE = 8;
const BYTES = 256;

function tablesOf(polynomial: bigint): Tables {
  const first = Array.from({ length: BYTES }, (_, byte) => {
    let value = BigInt(byte);
    for (let bit = 0; bit < 8; bit += 1) value = value & 1n ? (value >> 1n) ^ polynomial : value >> 1n;
    return value;
  });
  const all = [...first];
  for (const value of all) {
    if (all.length === AT_ONCE * BYTES) break;
    all.push((first[Number(value & 0xffn)] ?? 0n) ^ (value >> 8n));
  }
  const words = (shift: bigint) => Int32Array.from(all, (value) => Number(BigInt.asIntN(32, value >> shift)));
  return { high: words(32n), low: words(0n) };
}

const tables = { crc32c: tablesOf(polynomials.crc32c), crc64nvme: tablesOf(polynomials.crc64nvme) };

/** What eight bytes become: the first four in `near`, the others in `far`, each first byte lowest. */
const ofEight = (table: Int32Array, near: number, far: number): number =>
  (table[0x700 | (near & 0xff)] ?? 0) ^
  (table[0x600 | ((near >>> 8) & 0xff)] ?? 0) ^
  (table[0x500 | ((near >>> 16) & 0xff)] ?? 0) ^
  (table[0x400 | (near >>> 24)] ?? 0) ^
  (table[0x300 | (far & 0xff)] ?? 0) ^
  (table[0x200 | ((far >>> 8) & 0xff)] ?? 0) ^
  (table[0x100 | ((far >>> 16) & 0xff)] ?? 0) ^
  (table[far >>> 24] ?? 0);

/** Eight bytes at a time ("slicing by eight"): one by one takes four times as long. */
export function createCyclicChecksum(name: keyof typeof polynomials): Checksum {
  const { high, low } = tables[name];
  const isShort = name === 'crc32c';
  let state: readonly [number, number] = [isShort ? 0 : -1, -1];
  return {
    update(piece) {
      const bytes = new DataView(piece.buffer, piece.byteOffset, piece.length);
      const whole = piece.length - (piece.length % AT_ONCE);
      let [left, right] = state;
      for (let at = 0; at < whole; at += AT_ONCE) {
        const [near, far] = [right ^ bytes.getInt32(at, true), left ^ bytes.getInt32(at + 4, true)];
        right = ofEight(low, near, far);
        left = ofEight(high, near, far);
      }
      for (let at = whole; at < piece.length; at += 1) {
        const index = (right ^ bytes.getUint8(at)) & 0xff;
        right = ((right >>> 8) | (left << 24)) ^ (low[index] ?? 0);
        left = (left >>> 8) ^ (high[index] ?? 0);
      }
      state = [left, right];
    },
    digest: () => wordText(...(isShort ? state.slice(1) : state).map((word) => ~word)),
  };
}

/** Numbers of 32 bits one after the other, the highest byte first, in base64. */
export function wordText(...words: number[]): string {
  const bytes = Buffer.alloc(words.length * 4);
  for (const [at, word] of words.entries()) bytes.writeUInt32BE(word >>> 0, at * 4);
  return bytes.toString('base64');
}
