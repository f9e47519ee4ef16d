import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { createChecksum } from './protocol/checksums.ts';
import type { S3Client } from './testing/s3-client.ts';
import { startS3 } from './testing/start-s3.ts';

const MIB = 1024 ** 2;
const SMALL = 64 * MIB;
const LARGE = 320 * MIB;
/** What garbage collection leaves to chance; half of what the large body has more. */
const ALLOWANCE = 128 * MIB;

const block = Buffer.alloc(256 * 1024, 'nothing is kept of this on our side ');

async function* blocks(size: number): AsyncGenerator<Buffer, void> {
  for (let left = size; left > 0; left -= block.length) yield block;
}

/** As current clients send files, in chunks, with a checksum behind them. */
function put(s3: S3Client, size: number) {
  const checksum = createChecksum('crc32');
  const head = Buffer.from(`${block.length.toString(16)}\r\n`);
  const end = Buffer.from('\r\n');
  async function* chunks(): AsyncGenerator<Buffer, void> {
    for await (const piece of blocks(size)) {
      checksum.update(piece);
      yield Buffer.concat([head, piece, end]);
    }
    yield Buffer.from(`0\r\nx-amz-checksum-crc32:${checksum.digest()}\r\n\r\n`);
  }
  return s3.call('PUT', 'memory', 'large', {
    payloadHash: 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
    headers: {
      'content-encoding': 'aws-chunked',
      'transfer-encoding': 'chunked',
      'x-amz-decoded-content-length': String(size),
      'x-amz-trailer': 'x-amz-checksum-crc32',
    },
    body: chunks(),
  });
}

async function sendAndRead(s3: S3Client, size: number): Promise<void> {
  assert.equal((await put(s3, size)).status, 200);
  let received = 0;
  await s3.call('GET', 'memory', 'large', { onPiece: ({ length }) => (received += length) });
  assert.equal(received, size);
}

/** The most memory that a process ever had, in bytes. */
function peakOf(pid: number): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}

const skip = existsSync('/proc/self/status') ? false : 'this system does not tell of a process’s memory in /proc';

test('five times the bytes, up and down, take no more memory', { skip }, async (t) => {
  const { s3, child } = await startS3(t, tempFolder(t));
  await s3.call('PUT', 'memory');
  await sendAndRead(s3, SMALL);
  const before = peakOf(child.pid);
  await sendAndRead(s3, LARGE);
  const grown = peakOf(child.pid) - before;
  assert.ok(grown < ALLOWANCE, `${Math.round(grown / MIB)} MiB more for ${(LARGE - SMALL) / MIB} MiB more`);
});
