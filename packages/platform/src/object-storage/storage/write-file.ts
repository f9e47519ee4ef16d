import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

/** So much is gathered before it is written: what comes from the wire comes in small pieces. */
const GATHERED_BYTES = 1024 ** 2;
/** Pieces may be a byte each, and each takes room of its own. */
const GATHERED_PIECES = 256;
/** So much may wait for the disk: who has sent five gigabytes to a slow one would else wait a minute for the answer. */
const UNSYNCED_BYTES = 1024 ** 3;

export interface Written {
  readonly size: number;
  /** In hex. */
  readonly md5: string;
}

/**
 * Writes a new file, which is on the disk for good when this resolves, and closes it in any case. While a portion is
 * written the next one is gathered; more than these two is never held. Throws what the source or the disk throws.
 */
export async function writeFile(file: FileHandle, source: AsyncIterable<Buffer>): Promise<Written> {
  const hash = createHash('md5');
  const writer = createWriter(file);
  let size = 0;
  let portion: Buffer[] = [];
  let gathered = 0;
  try {
    for await (const piece of source) {
      hash.update(piece);
      portion.push(piece);
      gathered += piece.length;
      size += piece.length;
      if (gathered < GATHERED_BYTES && portion.length < GATHERED_PIECES) continue;
      await writer.write(portion, gathered);
      portion = [];
      gathered = 0;
    }
    await writer.write(portion, gathered);
    await writer.end();
  } finally {
    // Waits for what is still being written.
    await file.close();
  }
  return { size, md5: hash.digest('hex') };
}

interface Writer {
  /** Resolves when the portion before has been written. */
  write(portion: readonly Buffer[], bytes: number): Promise<void>;
  /** Resolves when all is on the disk. */
  end(): Promise<void>;
}

function createWriter(file: FileHandle): Writer {
  let position = 0;
  let unsynced = 0;
  let written = Promise.resolve();
  let synced = Promise.resolve();
  return {
    async write(portion, bytes) {
      await written;
      written = watched(writeAll(file, portion, position));
      position += bytes;
      unsynced += bytes;
      if (unsynced < UNSYNCED_BYTES) return;
      await synced;
      synced = watched(file.datasync());
      unsynced = 0;
    },
    async end() {
      await written;
      await synced;
      await file.sync();
    },
  };
}

/** It may fail before anybody waits for it; who does then still gets its error. */
function watched(work: Promise<void>): Promise<void> {
  work.catch(() => {});
  return work;
}

async function writeAll(file: FileHandle, pieces: readonly Buffer[], position: number): Promise<void> {
  let [left, at] = [pieces, position];
  while (left.length > 0) {
    const { bytesWritten } = await file.writev(left, at);
    at += bytesWritten;
    left = behind(left, bytesWritten);
  }
}

/** What is left of the pieces when their first bytes are taken away. */
function behind(pieces: readonly Buffer[], bytes: number): Buffer[] {
  const left: Buffer[] = [];
  let taken = bytes;
  for (const piece of pieces) {
    if (taken < piece.length) left.push(piece.subarray(taken));
    taken = Math.max(taken - piece.length, 0);
  }
  return left;
}
