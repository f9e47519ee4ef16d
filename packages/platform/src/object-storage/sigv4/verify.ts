import { timingSafeEqual } from 'node:crypto';
import { S3Error } from '../protocol/errors.ts';
import type { Claim } from './read-claim.ts';
import { canonicalRequest, type Signable, signingKey, signText, stringToSign, UNSIGNED } from './signature.ts';

const SKEW_MS = 15 * 60_000;

/** The key and the signature from which signed chunks go on. */
export interface ChunkSeed {
  readonly key: Buffer;
  readonly signature: string;
  readonly claim: Claim;
}

export function isSameSignature(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Holds a claim against the secret of its key. Throws RequestTimeTooSkewed, AccessDenied (an expired address; an
 * `x-amz-…` header that is not signed) and SignatureDoesNotMatch.
 */
export function verifyClaim(
  claim: Claim,
  secret: string,
  request: Signable & { readonly headerNames: readonly string[] },
  now: Date,
): ChunkSeed {
  checkTime(claim, now);
  const loose = request.headerNames.find(
    // Its value is part of what is signed by itself.
    (name) => name.startsWith('x-amz-') && name !== 'x-amz-content-sha256' && !claim.signedHeaders.includes(name),
  );
  if (loose) throw new S3Error('AccessDenied', `The header ${loose} is not signed`);
  const query = request.query.filter(([name]) => name !== 'X-Amz-Signature');
  const isAddress = claim.expires !== null;
  const payloadHash =
    isAddress && !claim.signedHeaders.includes('x-amz-content-sha256') ? UNSIGNED : request.payloadHash;
  const canonical = canonicalRequest({ ...request, query, payloadHash }, claim.signedHeaders);
  const key = signingKey(secret, claim.scope);
  const expected = signText(key, stringToSign(canonical, claim.moment, claim.scope));
  if (!isSameSignature(expected, claim.signature)) {
    const text = stringToSign(canonical, claim.moment, claim.scope);
    throw mismatch(claim.accessKey, claim.signature, { StringToSign: text, CanonicalRequest: canonical });
  }
  return { key, signature: expected, claim };
}

/** What was signed here, so that whoever writes a client sees where theirs differs. No secret is in it. */
export function mismatch(accessKey: string, signature: string, texts: Readonly<Record<string, string>>): S3Error {
  const bytes = Object.entries(texts).map(([name, text]) => [
    `${name}Bytes`,
    Buffer.from(text)
      .toString('hex')
      .replaceAll(/(..)(?=.)/g, '$1 '),
  ]);
  const details = { AWSAccessKeyId: accessKey, SignatureProvided: signature, ...texts, ...Object.fromEntries(bytes) };
  return new S3Error('SignatureDoesNotMatch', undefined, {}, details);
}

/** Throws RequestTimeTooSkewed. */
export function checkSkew(signedAt: Date, moment: string, now: Date): void {
  if (Math.abs(now.getTime() - signedAt.getTime()) <= SKEW_MS) return;
  const details = { RequestTime: moment, ServerTime: now.toISOString(), MaxAllowedSkewMilliseconds: SKEW_MS };
  throw new S3Error('RequestTimeTooSkewed', undefined, {}, details);
}

function checkTime({ signedAt, moment, expires }: Claim, now: Date): void {
  if (expires === null) return checkSkew(signedAt, moment, now);
  const age = now.getTime() - signedAt.getTime();
  const ends = new Date(signedAt.getTime() + expires * 1000).toISOString();
  const details = { 'X-Amz-Expires': expires, Expires: ends, ServerTime: now.toISOString() };
  if (age < -SKEW_MS) throw new S3Error('AccessDenied', 'The address is not valid yet', {}, details);
  if (age > expires * 1000) throw new S3Error('AccessDenied', 'The address has expired', {}, details);
}
