import { createHash, type Hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../../clock.ts';
import { receiveBody } from '../../http/receive-body.ts';
import { decodeChunks } from '../sigv4/chunks.ts';
import { UNSIGNED } from '../sigv4/signature.ts';
import type { ChunkSeed } from '../sigv4/verify.ts';
import { type Checksum, checksumNames, type ChecksumName, createChecksum, isChecksumName } from './checksums.ts';
import { S3Error } from './errors.ts';
import { MAX_SINGLE_PUT } from './sizes.ts';
import type { Headers } from './headers.ts';

export interface Body {
  /** Bytes that will come, without the encoding; null when nobody said. */
  readonly length: number | null;
  /** Whether the end shows without a length: the request comes in HTTP's chunks, or is a file of a form. */
  readonly isOpenEnded: boolean;
  /**
   * The bytes, once. At their end everything that was said of them has been checked; until then they may be false.
   * `also`: a checksum to be made if the client sends none. Throws IncompleteBody, BadDigest, EntityTooLarge,
   * XAmzContentSHA256Mismatch, SignatureDoesNotMatch, RequestTimeout.
   */
  read(also?: ChecksumName | null): AsyncIterable<Buffer>;
  /** Algorithm and value of the checksum that was verified or made; known when all has been read. */
  checksum(): readonly [ChecksumName, string] | null;
}

export interface BodyParts {
  /** The bytes as they come (`receive`). */
  readonly source: AsyncIterable<Buffer>;
  readonly isOpenEnded: boolean;
  readonly headers: Headers;
  /** Null where signatures are not looked at: anybody's requests, and those of the console. */
  readonly seed: ChunkSeed | null;
  /** Called before the first byte is read: who waits for `100 Continue` may send now. */
  readonly begin: () => void;
}

/** Throws InvalidRequest, InvalidDigest, InvalidArgument for headers that cannot be. */
export function openBody(parts: BodyParts): Body {
  const { headers, isOpenEnded } = parts;
  const mode = headers.get('x-amz-content-sha256') ?? UNSIGNED;
  const isChunked = mode.startsWith('STREAMING-');
  const length = readLength(headers.get(isChunked ? 'x-amz-decoded-content-length' : 'content-length'));
  const checks = checksOf(headers, mode);
  let verified: readonly [ChecksumName, string] | null = null;

  async function* read(also: ChecksumName | null = null): AsyncGenerator<Buffer, void> {
    parts.begin();
    let trailers: ReadonlyMap<string, string> = new Map();
    const raw = parts.source;
    const made = also && !checks.some(({ name }) => name === also) ? createChecksum(also) : null;
    const isSigned = mode.startsWith('STREAMING-AWS4-HMAC-SHA256-');
    const source = isChunked
      ? decodeChunks({ source: raw, seed: isSigned ? parts.seed : null, onTrailers: (all) => (trailers = all) })
      : raw;
    let received = 0;
    for await (const piece of source) {
      received += piece.length;
      if (length !== null && received > length) throw new S3Error('IncompleteBody');
      if (length === null && received > MAX_SINGLE_PUT) throw new S3Error('EntityTooLarge');
      for (const check of checks) check.update(piece);
      made?.update(piece);
      yield piece;
    }
    if (length !== null && received !== length) throw new S3Error('IncompleteBody');
    for (const check of checks) verified = check.verify(trailers) ?? verified;
    if (also && made) verified = [also, made.digest()];
  }
  return { length, isOpenEnded, read, checksum: () => verified };
}

function readLength(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,15}$/.test(text)) throw new S3Error('InvalidArgument', 'The length is not a number');
  return Number(text);
}

interface Check {
  /** Of a checksum. */
  readonly name?: ChecksumName;
  update(piece: Buffer): void;
  /** Throws when it does not fit; answers a checksum worth keeping. */
  verify(trailers: ReadonlyMap<string, string>): readonly [ChecksumName, string] | null;
}

function checksOf(headers: Headers, mode: string): Check[] {
  const checks: Check[] = [];
  const md5 = headers.get('content-md5');
  if (md5 !== undefined) {
    if (Buffer.from(md5, 'base64').length !== 16) throw new S3Error('InvalidDigest');
    checks.push(hashCheck(createHash('md5'), (hash) => hash.digest('base64') === md5.trim(), 'BadDigest'));
  }
  if (/^[0-9a-f]{64}$/.test(mode)) {
    checks.push(hashCheck(createHash('sha256'), (hash) => hash.digest('hex') === mode, 'XAmzContentSHA256Mismatch'));
  } else if (mode !== UNSIGNED && !mode.startsWith('STREAMING-')) {
    throw new S3Error('InvalidArgument', 'x-amz-content-sha256 must be a SHA-256 in hex or one of its words');
  }
  for (const name of checksumNames) {
    const expected = headers.get(`x-amz-checksum-${name}`);
    if (expected !== undefined) checks.push(checksumCheck(name, createChecksum(name), () => expected));
  }
  const trailer = headers.get('x-amz-trailer')?.trim().toLowerCase().replace('x-amz-checksum-', '');
  if (trailer !== undefined && isChecksumName(trailer)) {
    const fromTrailer = (trailers: ReadonlyMap<string, string>) => trailers.get(`x-amz-checksum-${trailer}`) ?? '';
    checks.push(checksumCheck(trailer, createChecksum(trailer), fromTrailer));
  }
  return checks;
}

const hashCheck = (
  hash: Hash,
  fits: (hash: Hash) => boolean,
  code: 'BadDigest' | 'XAmzContentSHA256Mismatch',
): Check => ({
  update: (piece) => void hash.update(piece),
  verify() {
    if (!fits(hash)) throw new S3Error(code);
    return null;
  },
});

const checksumCheck = (
  name: ChecksumName,
  checksum: Checksum,
  expected: (trailers: ReadonlyMap<string, string>) => string,
): Check => ({
  name,
  update: (piece) => checksum.update(piece),
  verify(trailers) {
    const value = checksum.digest();
    if (value !== expected(trailers)) throw new S3Error('BadDigest');
    return [name, value];
  },
});

/** What arrives, as long as something does. Throws RequestTimeout. */
export const receive = (request: IncomingMessage, clock: Clock): AsyncGenerator<Buffer, void> =>
  receiveBody(request, clock, () => new S3Error('RequestTimeout', undefined, { Connection: 'close' }));

/** A small body as text. Throws MaxMessageLengthExceeded beyond `limit` bytes, and MalformedXML for what is no UTF-8. */
export async function readText(body: Body, limit: number): Promise<string> {
  if (body.length !== null && body.length > limit) throw new S3Error('MaxMessageLengthExceeded');
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body.read()) {
    size += piece.length;
    if (size > limit) throw new S3Error('MaxMessageLengthExceeded');
    pieces.push(piece);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    throw new S3Error('MalformedXML');
  }
}
