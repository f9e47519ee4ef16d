/**
 * Numbers and texts in the first bytes of a file. A place behind their end is null, whatever a header says of it: no length and no
 * offset of a file is trusted.
 */
export interface Bytes {
  readonly length: number;
  u16le(at: number): number | null;
  u32le(at: number): number | null;
  u32be(at: number): number | null;
  /** Above 2⁵³ it is not exact. */
  u64le(at: number): number | null;
  u64be(at: number): number | null;
  /** Each byte as one character. */
  text(at: number, length: number): string | null;
  /** In hexadecimal digits. */
  hex(at: number, length: number): string | null;
}

export function bytesOf(bytes: Uint8Array): Bytes {
  const { buffer, byteOffset, byteLength: length } = bytes;
  const view = new DataView(buffer, byteOffset, length);
  const isInside = (at: number, size: number) =>
    Number.isSafeInteger(at) && at >= 0 && size >= 0 && at + size <= length;
  const read =
    <Value>(size: number, get: (at: number) => Value) =>
    (at: number) =>
      isInside(at, size) ? get(at) : null;
  const part = (at: number, size: number) => (isInside(at, size) ? [...bytes.subarray(at, at + size)] : null);
  return {
    length,
    u16le: read(2, (at) => view.getUint16(at, true)),
    u32le: read(4, (at) => view.getUint32(at, true)),
    u32be: read(4, (at) => view.getUint32(at)),
    u64le: read(8, (at) => Number(view.getBigUint64(at, true))),
    u64be: read(8, (at) => Number(view.getBigUint64(at))),
    text: (at, size) =>
      part(at, size)
        ?.map((byte) => String.fromCharCode(byte))
        .join('') ?? null,
    hex: (at, size) =>
      part(at, size)
        ?.map((byte) => byte.toString(16).padStart(2, '0'))
        .join('') ?? null,
  };
}
