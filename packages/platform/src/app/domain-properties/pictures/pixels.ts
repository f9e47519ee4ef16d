/** What the first bytes of a picture made of pixels say of it. */
export interface PixelFacts {
  readonly width: number;
  readonly height: number;
}

/** null: the file begins as one of its kind and then is not. */
export type ReadPixels = (bytes: Buffer) => PixelFacts | null;

const pngMark = Buffer.from('89504e470d0a1a0a', 'hex');
const icoMark = Buffer.from('00000100', 'hex');

export const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(pngMark);
export const isIco = (bytes: Buffer) => bytes.subarray(0, 4).equals(icoMark);
export const isWebp = (bytes: Buffer) => word(bytes, 0) === 'RIFF' && word(bytes, 8) === 'WEBP';

const word = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

/** Goes through the chunks (https://www.w3.org/TR/png-3/#5Chunk-layout): a file that was cut off has no end. */
export function readPng(bytes: Buffer): PixelFacts | null {
  if (bytes.length < 33 || bytes.readUInt32BE(8) !== 13 || word(bytes, 12) !== 'IHDR') return null;
  const facts = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  let at = 8;
  let hasPixels = false;
  while (at + 12 <= bytes.length) {
    const kind = word(bytes, at + 4);
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    if (kind === 'IDAT') hasPixels = true;
    if (kind === 'IEND') return hasPixels ? facts : null;
    at = next;
  }
  return null;
}

/** The largest of its pictures, each of which is a PNG or a bitmap without its file header. */
export function readIco(bytes: Buffer): PixelFacts | null {
  const count = bytes.length < 6 ? 0 : bytes.readUInt16LE(4);
  if (count < 1 || count > 64 || bytes.length < 6 + 16 * count) return null;
  let facts: PixelFacts = { width: 0, height: 0 };
  for (let entry = 0; entry < count; entry += 1) {
    const size = bytes.readUInt32LE(6 + 16 * entry + 8);
    const from = bytes.readUInt32LE(6 + 16 * entry + 12);
    if (size < 40 || from < 6 + 16 * count || from + size > bytes.length) return null;
    const inside = readIcoPicture(bytes.subarray(from, from + size));
    if (!inside) return null;
    facts = { width: Math.max(facts.width, inside.width), height: Math.max(facts.height, inside.height) };
  }
  return facts;
}

function readIcoPicture(bytes: Buffer): PixelFacts | null {
  if (isPng(bytes)) return readPng(bytes);
  if (bytes.readUInt32LE(0) !== 40) return null;
  // Its mask is stacked on the picture: the header counts both.
  return { width: bytes.readInt32LE(4), height: Math.abs(bytes.readInt32LE(8)) / 2 };
}

/** https://developers.google.com/speed/webp/docs/riff_container */
export function readWebp(bytes: Buffer): PixelFacts | null {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return null;
  const kind = word(bytes, 12);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L' && bytes[20] === 0x2f) {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3f_ff) + 1, height: ((packed >>> 14) & 0x3f_ff) + 1 };
  }
  if (kind === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d_01_2a)
    return { width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff };
  return null;
}
