import { createHmac } from 'node:crypto';
import { S3Error } from '../protocol/errors.ts';
import { encodePath, type QueryPairs } from '../sigv4/percent.ts';
import { isSameSignature, mismatch } from '../sigv4/verify.ts';

/**
 * Signature version 2, in an address alone: clients that know no region sign links so. SHA-1 is weak, but the key never leaves
 * its owner and the address lives for a while only; for anything else version 4 is needed.
 */
export interface AddressClaim {
  readonly accessKey: string;
  readonly signature: string;
  /** Seconds since 1970, as it is signed. */
  readonly expires: string;
}

export interface SignedAddress {
  readonly method: string;
  readonly isObject: boolean;
  /** As it came, with its escapes. */
  readonly rawPath: string;
  /** Decoded. */
  readonly path: string;
  /** Of `<bucket>.<domain>`; '' where the path begins with the bucket. */
  readonly hostBucket: string;
  readonly query: QueryPairs;
  readonly header: (name: string) => string | null;
  readonly headerNames: readonly string[];
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT']);

/** Parameters that are signed with the path; others S3 does not look at. */
const signed: ReadonlySet<string> = new Set([
  'acl',
  'attributes',
  'cors',
  'delete',
  'legal-hold',
  'lifecycle',
  'location',
  'logging',
  'notification',
  'object-lock',
  'partNumber',
  'policy',
  'requestPayment',
  'response-cache-control',
  'response-content-disposition',
  'response-content-encoding',
  'response-content-language',
  'response-content-type',
  'response-expires',
  'retention',
  'tagging',
  'torrent',
  'uploadId',
  'uploads',
  'versionId',
  'versioning',
  'versions',
  'website',
]);

const allowed: ReadonlySet<string> = new Set(['AWSAccessKeyId', 'Expires', 'Signature', 'versionId']);

/** Null: the address is not signed so. Throws AuthorizationQueryParametersError. */
export function readAddressClaim(query: QueryPairs): AddressClaim | null {
  if (!query.some(([name]) => name === 'AWSAccessKeyId')) return null;
  const value = (name: string) => {
    const [found, ...others] = query.filter(([given]) => given === name);
    if (!found || others.length > 0) throw new S3Error('AuthorizationQueryParametersError', `${name} is needed once`);
    return found[1];
  };
  const claim = { accessKey: value('AWSAccessKeyId'), signature: value('Signature'), expires: value('Expires') };
  if (!/^\d{1,12}$/.test(claim.expires))
    throw new S3Error('AuthorizationQueryParametersError', 'Expires must be seconds since 1970');
  return claim;
}

/** Throws InvalidRequest, AccessDenied (expired), SignatureDoesNotMatch. */
export function verifyAddress(claim: AddressClaim, secret: string, address: SignedAddress, now: Date): void {
  const { method, query, headerNames, isObject } = address;
  const other = query.find(([name]) => !allowed.has(name) && !name.startsWith('response-'));
  if (!methods.has(method) || !isObject || other)
    throw new S3Error('InvalidRequest', 'Signature version 2 reads or writes one object; use AWS4-HMAC-SHA256');
  const ends = Number(claim.expires) * 1000;
  if (now.getTime() > ends) {
    const details = { Expires: new Date(ends).toISOString(), ServerTime: now.toISOString() };
    throw new S3Error('AccessDenied', 'The address has expired', {}, details);
  }
  const text = (path: string) => stringToSign(claim, address, headerNames, path);
  // Some clients sign the path as they send it, others as AWS writes it.
  const paths = [address.rawPath, encodePath(address.path)];
  const isRight = paths.some((path) => isSameSignature(sign(secret, text(path)), claim.signature));
  if (!isRight) throw mismatch(claim.accessKey, claim.signature, { StringToSign: text(address.rawPath) });
}

const sign = (secret: string, text: string) => createHmac('sha1', secret).update(text).digest('base64');

/** AWS, "Signing and authenticating REST requests (signature version 2)". */
function stringToSign(
  { expires }: AddressClaim,
  { method, hostBucket, query, header }: SignedAddress,
  headerNames: readonly string[],
  path: string,
): string {
  const amz = [...new Set(headerNames.filter((name) => name.startsWith('x-amz-')))]
    .toSorted()
    .map((name) => `${name}:${(header(name) ?? '').trim()}\n`);
  const parameters = query
    .filter(([name]) => signed.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  const resource = (hostBucket && `/${hostBucket}`) + path + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
  const facts = [method, header('content-md5') ?? '', header('content-type') ?? '', expires];
  return `${facts.join('\n')}\n${amz.join('')}${resource}`;
}
