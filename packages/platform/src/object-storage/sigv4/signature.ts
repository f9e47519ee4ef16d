import { createHash, createHmac } from 'node:crypto';
import { encodePath, encodePercent, type QueryPairs } from './percent.ts';

export const ALGORITHM = 'AWS4-HMAC-SHA256';
export const UNSIGNED = 'UNSIGNED-PAYLOAD';
export const EMPTY_SHA256 = createHash('sha256').digest('hex');

/** What is signed of a request. `path` and `query` are decoded; `header` answers a lower-case name, null if it is not there. */
export interface Signable {
  readonly method: string;
  readonly path: string;
  readonly query: QueryPairs;
  readonly header: (name: string) => string | null;
  /** Hex, or one of S3's words for a body that is signed otherwise. */
  readonly payloadHash: string;
}

/** Day, region and service: what a signing key is good for. */
export interface CredentialScope {
  /** `20260101` */
  readonly day: string;
  readonly region: string;
}

export const scopeText = ({ day, region }: CredentialScope) => `${day}/${region}/s3/aws4_request`;

export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

export function signingKey(secret: string, { day, region }: CredentialScope): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
}

export const signText = (key: Buffer, text: string) => hmac(key, text).toString('hex');

// By code points, as their UTF-8 bytes sort; `<` would compare UTF-16. Both are percent-encoded here, so plain ASCII.
const byText = ([name, value]: readonly [string, string], [otherName, otherValue]: readonly [string, string]) =>
  name < otherName ? -1 : name > otherName ? 1 : value < otherValue ? -1 : value > otherValue ? 1 : 0;

/** AWS, "Create a canonical request". Throws nothing: a signed header that is missing counts as empty, and then nothing fits. */
export function canonicalRequest(request: Signable, signedHeaders: readonly string[]): string {
  const query = request.query
    .map(([name, value]) => [encodePercent(name), encodePercent(value)] as const)
    .toSorted(byText)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const headers = signedHeaders.map((name) => {
    const value = (request.header(name) ?? '').trim().replaceAll(/ {2,}/g, ' ');
    return `${name}:${value}\n`;
  });
  return [
    request.method,
    encodePath(request.path),
    query,
    headers.join(''),
    signedHeaders.join(';'),
    request.payloadHash,
  ].join('\n');
}

/** @param moment as in `x-amz-date`: `20260101T120000Z` */
export function stringToSign(canonical: string, moment: string, scope: CredentialScope): string {
  return [ALGORITHM, moment, scopeText(scope), sha256(canonical)].join('\n');
}

/** `20260101T120000Z` */
export const momentText = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Null for what is no moment. */
export function readMoment(text: string): Date | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  if (year === undefined) return null;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}
