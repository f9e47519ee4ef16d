import { createHash } from 'node:crypto';
import { S3Error } from '../protocol/errors.ts';
import { EMPTY_SHA256, scopeText, sha256, signText } from './signature.ts';
import { type ChunkSeed, isSameSignature } from './verify.ts';

const LONGEST_LINE = 4096;
const MAX_TRAILERS = 16;

export interface ChunkedBody {
  /** The body as the client encoded it: `aws-chunked`. */
  readonly source: AsyncIterable<Buffer>;
  /** Where the chunks are signed; null: they carry no signature, or none that could be checked here. */
  readonly seed: ChunkSeed | null;
  /** Told of what came behind the last chunk, by lower-case name. */
  readonly onTrailers: (trailers: ReadonlyMap<string, string>) => void;
}

/**
 * The bytes inside an `aws-chunked` body (AWS, "Signature calculations: transferring payload in multiple chunks"), each
 * chunk with its signature checked before the next begins. Throws SignatureDoesNotMatch, IncompleteBody, InvalidRequest.
 */
export async function* decodeChunks({ source, seed, onTrailers }: ChunkedBody): AsyncGenerator<Buffer, void> {
  const reader = new ChunkReader(source);
  let previous = seed?.signature ?? '';
  for (;;) {
    const { size, signature } = readChunkHead(await reader.line());
    const hash = createHash('sha256');
    for await (const piece of reader.take(size)) {
      if (seed) hash.update(piece);
      yield piece;
    }
    if (seed) {
      checkSignature(seed, chunkText(seed, previous, hash.digest('hex')), signature);
      previous = signature;
    }
    if (size === 0) break;
    if ((await reader.line()) !== '') throw new S3Error('InvalidRequest', 'A chunk is longer than it says');
  }
  onTrailers(await readTrailers(reader, seed, previous));
}

const chunkText = ({ claim }: ChunkSeed, previous: string, hash: string) =>
  ['AWS4-HMAC-SHA256-PAYLOAD', claim.moment, scopeText(claim.scope), previous, EMPTY_SHA256, hash].join('\n');

function checkSignature({ key }: ChunkSeed, text: string, signature: string): void {
  if (!isSameSignature(signText(key, text), signature)) throw new S3Error('SignatureDoesNotMatch');
}

function readChunkHead(line: string): { readonly size: number; readonly signature: string } {
  const [, digits = '', signature = ''] = /^([0-9a-f]{1,12})(?:;chunk-signature=([0-9a-f]{64}))?$/i.exec(line) ?? [];
  if (digits === '') throw new S3Error('InvalidRequest', 'The body is not aws-chunked');
  return { size: Number.parseInt(digits, 16), signature };
}

async function readTrailers(reader: ChunkReader, seed: ChunkSeed | null, previous: string) {
  const trailers = new Map<string, string>();
  // Some clients leave the last empty line out.
  for (let line = await reader.line(true); line !== ''; line = await reader.line(true)) {
    const at = line.indexOf(':');
    if (at < 1 || trailers.size >= MAX_TRAILERS) throw new S3Error('InvalidRequest', 'The trailer cannot be read');
    trailers.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  const signature = trailers.get('x-amz-trailer-signature');
  trailers.delete('x-amz-trailer-signature');
  if (!seed || trailers.size === 0) return trailers;
  const whole = [...trailers].map(([name, value]) => `${name}:${value}\n`).join('');
  const { moment, scope } = seed.claim;
  const text = ['AWS4-HMAC-SHA256-TRAILER', moment, scopeText(scope), previous, sha256(whole)].join('\n');
  checkSignature(seed, text, signature ?? '');
  return trailers;
}

/** Reads lines and counted bytes from pieces of any size; keeps no more than the piece it is at. */
class ChunkReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#pieces.next();
    if (done) return false;
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
    return true;
  }

  /** Up to CR LF, which is taken away. With `mayEnd` the end of everything is an empty line. */
  async line(mayEnd = false): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf('\r\n');
      if (end >= 0) {
        const line = this.#rest.subarray(0, end).toString('latin1');
        this.#rest = this.#rest.subarray(end + 2);
        return line;
      }
      if (this.#rest.length > LONGEST_LINE) throw new S3Error('InvalidRequest', 'The body is not aws-chunked');
      if (await this.#more()) continue;
      if (mayEnd && this.#rest.length === 0) return '';
      throw new S3Error('IncompleteBody');
    }
  }

  async *take(size: number): AsyncGenerator<Buffer, void> {
    for (let left = size; left > 0;) {
      if (this.#rest.length === 0 && !(await this.#more())) throw new S3Error('IncompleteBody');
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      if (piece.length > 0) yield piece;
    }
  }
}
