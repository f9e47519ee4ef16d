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
  if (!isSameSignature(expected, claim.signature)) throw new S3Error('SignatureDoesNotMatch');
  return { key, signature: expected, claim };
}

function checkTime({ signedAt, expires }: Claim, now: Date): void {
  const age = now.getTime() - signedAt.getTime();
  if (expires === null) {
    if (Math.abs(age) > SKEW_MS) throw new S3Error('RequestTimeTooSkewed');
    return;
  }
  if (age < -SKEW_MS) throw new S3Error('AccessDenied', 'The address is not valid yet');
  if (age > expires * 1000) throw new S3Error('AccessDenied', 'The address has expired');
}
