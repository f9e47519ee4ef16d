import { gzipSync } from 'node:zlib';

/** Bytes after gzip at its best, which is how a server sends what never changes. */
export const gzipped = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).byteLength;
