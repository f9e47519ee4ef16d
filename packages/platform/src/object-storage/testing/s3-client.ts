import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { encodePath, encodePercent, type QueryPairs } from '../sigv4/percent.ts';
import {
  ALGORITHM,
  canonicalRequest,
  momentText,
  scopeText,
  sha256,
  signingKey,
  signText,
  stringToSign,
} from '../sigv4/signature.ts';

export interface S3Key {
  readonly acc_key: string;
  readonly sec_key: string;
}

export interface S3Call {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** A body that streams has its length in the headers, and its hash, or what stands for it, in `payloadHash`. */
  readonly body?: string | Buffer | AsyncIterable<Buffer>;
  /** Instead of the hash of the body. */
  readonly payloadHash?: string;
  /** Takes the bytes of the answer, which keeps none of them. */
  readonly onPiece?: (piece: Buffer) => void;
}

export interface S3Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
  /** The texts of all elements of a name. */
  all(name: string): string[];
  /** The text of the first element of a name; '' if there is none. */
  one(name: string): string;
}

export interface S3Client {
  call(method: string, bucket?: string, key?: string, call?: S3Call): Promise<S3Reply>;
}

export interface S3ClientParts {
  readonly url: string;
  /** Null: nobody. */
  readonly key: S3Key | null;
  readonly now: () => Date;
}

/** A client of the S3 port that signs as AWS describes it. Each call is a connection of its own. */
export function createS3Client({ url, key, now }: S3ClientParts): S3Client {
  return {
    call(method, bucket = '', name = '', { query = {}, headers = {}, body = '', payloadHash, onPiece } = {}) {
      const path = bucket === '' ? '/' : name === '' ? `/${bucket}` : `/${bucket}/${name}`;
      const pairs = Object.entries(query);
      const lower = Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value] as const);
      const all: Record<string, string> = {
        host: new URL(url).host,
        'x-amz-date': momentText(now()),
        'x-amz-content-sha256': payloadHash ?? sha256(isWhole(body) ? Buffer.from(body) : ''),
        ...Object.fromEntries(lower),
      };
      const signed = key ? { ...all, authorization: authorization(method, path, pairs, all, key) } : all;
      const search = pairs.map(([one, value]) => `${encodePercent(one)}=${encodePercent(value)}`).join('&');
      return send(url, { method, path: encodePath(path) + (search && `?${search}`), headers: signed, body, onPiece });
    },
  };
}

function authorization(
  method: string,
  path: string,
  query: QueryPairs,
  headers: Readonly<Record<string, string>>,
  { acc_key, sec_key }: S3Key,
): string {
  const moment = headers['x-amz-date'] ?? '';
  const scope = { day: moment.slice(0, 8), region: 'skydeck' };
  const names = Object.keys(headers).toSorted();
  const header = (name: string) => headers[name] ?? null;
  const payloadHash = headers['x-amz-content-sha256'] ?? '';
  const canonical = canonicalRequest({ method, path, query, header, payloadHash }, names);
  const signature = signText(signingKey(sec_key, scope), stringToSign(canonical, moment, scope));
  return `${ALGORITHM} Credential=${acc_key}/${scopeText(scope)}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
}

export interface Sent {
  readonly method: string;
  /** As it goes over the wire. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | AsyncIterable<Buffer>;
  readonly onPiece?: ((piece: Buffer) => void) | undefined;
}

const isWhole = (body: string | Buffer | AsyncIterable<Buffer>): body is string | Buffer =>
  typeof body === 'string' || Buffer.isBuffer(body);

/** One request as it is: no address is made tidy, as `fetch` would. */
export async function send(url: string, { method, path, headers = {}, body = '', onPiece }: Sent): Promise<S3Reply> {
  const { hostname, port } = new URL(url);
  const answered = Promise.withResolvers<S3Reply>();
  const length = isWhole(body) ? Buffer.byteLength(body) : null;
  const hasBody = length !== 0 || method === 'PUT' || method === 'POST';
  const sent = httpRequest(
    {
      hostname,
      port,
      method,
      path,
      agent: false,
      headers: {
        ...(length !== null && hasBody && { 'content-length': length }),
        ...headers,
      },
    },
    (response) => {
      (onPiece ? allTo(response, onPiece) : buffer(response)).then(
        (bytes) => answered.resolve(replyOf(response.statusCode ?? 0, response.headers, bytes)),
        answered.reject,
      );
    },
  );
  sent.on('error', answered.reject);
  if (!isWhole(body)) {
    // An answer may come before the end, and ends the sending too.
    pipeline(Readable.from(body, { objectMode: false }), sent).catch(answered.reject);
    return answered.promise;
  }
  // As bytes: with a text Node would send the headers in the encoding of the text.
  sent.end(Buffer.from(body));
  return answered.promise;
}

async function allTo(response: AsyncIterable<Buffer>, onPiece: (piece: Buffer) => void): Promise<Buffer> {
  for await (const piece of response) onPiece(piece);
  return Buffer.alloc(0);
}

function replyOf(status: number, headers: S3Reply['headers'], bytes: Buffer): S3Reply {
  const text = bytes.toString();
  const all = (name: string) =>
    [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, inside = '']) => inside);
  return { status, headers, bytes, text, all, one: (name) => all(name)[0] ?? '' };
}
