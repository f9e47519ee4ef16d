import { crc32, deflateSync } from 'node:zlib';

/** A whole PNG, grey all over; `width` and `height` stand in its header, whatever its pixels are. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.min(width, 64) + 1) * Math.min(height, 64)));
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** An icon of these pictures, each a PNG or a bitmap without its file header. */
export function ico(...pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.set([0, 0, 1, 0], 0);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [entry, picture] of pictures.entries()) {
    head.writeUInt32LE(picture.length, 6 + 16 * entry + 8);
    head.writeUInt32LE(at, 6 + 16 * entry + 12);
    at += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** As it lies in an icon: picture and mask stacked. */
export function bitmap(side: number): Buffer {
  const bytes = Buffer.alloc(40 + side * side * 4);
  bytes.writeUInt32LE(40, 0);
  bytes.writeInt32LE(side, 4);
  bytes.writeInt32LE(side * 2, 8);
  return bytes;
}

/** The head of a WebP with room for its pixels. */
export function webp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(56, 4);
  bytes.write('WEBPVP8X', 8, 'latin1');
  bytes.writeUInt32LE(10, 16);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

/** The same without loss: width and height share four bytes. */
export function losslessWebp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(56, 4);
  bytes.write('WEBPVP8L', 8, 'latin1');
  bytes[20] = 0x2f;
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return bytes;
}

export const svg = (inside: string, attributes = ''): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inside}</svg>\n`);

export const goodSvg = svg('<path d="M1 1h6v6z"/>');
