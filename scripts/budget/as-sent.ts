import { statSync } from 'node:fs';

/** Below this the server sends a file as it is. */
const LEAST = 1000;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? null;

/**
 * Bytes of built files as the server sends them to who takes gzip: what the build has compressed, as it lies there.
 *
 * @throws {Error} When one that is worth it lies there in one form only: it would go out as it is.
 */
export function bytesAsSent(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const [plain, gzip, brotli] = [sizeOf(file) ?? 0, sizeOf(`${file}.gz`), sizeOf(`${file}.br`)];
    if (plain < LEAST) return sum + (gzip ?? plain);
    if (gzip === null || brotli === null) throw new Error(`${file} is not built compressed`);
    return sum + gzip;
  }, 0);
}
