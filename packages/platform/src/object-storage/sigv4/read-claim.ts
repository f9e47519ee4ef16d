import { S3Error } from '../protocol/errors.ts';
import type { QueryPairs } from './percent.ts';
import { ALGORITHM, type CredentialScope, readMoment } from './signature.ts';

/** What a request says of itself: who signed it, when, and what of it. */
export interface Claim {
  readonly accessKey: string;
  readonly scope: CredentialScope;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly moment: string;
  readonly signedAt: Date;
  /** Seconds that a presigned address lives; null: it was signed in its headers, for now only. */
  readonly expires: number | null;
}

const MAX_SECONDS = 604_800;

/**
 * Reads the signature of a request; null: it has none, and whoever sends it is anybody. Throws for one that cannot be
 * read: AuthorizationHeaderMalformed, AuthorizationQueryParametersError, AccessDenied, InvalidRequest (two at once).
 */
export function readClaim(header: (name: string) => string | null, query: QueryPairs): Claim | null {
  const authorization = header('authorization');
  const isPresigned = query.some(([name]) => name === 'X-Amz-Signature' || name === 'X-Amz-Algorithm');
  if (authorization !== null && isPresigned)
    throw new S3Error('InvalidRequest', 'Only one way to authenticate is allowed');
  if (authorization !== null) return readHeader(authorization, header);
  return isPresigned ? readAddress(query) : null;
}

function readHeader(authorization: string, header: (name: string) => string | null): Claim {
  const malformed = (message?: string) => new S3Error('AuthorizationHeaderMalformed', message);
  const [, algorithm = '', rest = ''] = /^(\S+)\s+([^]*)$/.exec(authorization.trim()) ?? [];
  if (algorithm !== ALGORITHM) throw new S3Error('InvalidRequest', `Only ${ALGORITHM} is offered`);
  const parts = new Map(
    rest.split(',').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
    }),
  );
  const moment = header('x-amz-date') ?? momentOfDate(header('date'));
  const signedAt = moment === null ? null : readMoment(moment);
  if (moment === null || signedAt === null) throw new S3Error('AccessDenied', 'A valid Date or x-amz-date is needed');
  return {
    ...readCredential(parts.get('Credential') ?? '', moment, malformed),
    signedHeaders: readSignedHeaders(parts.get('SignedHeaders') ?? '', malformed),
    signature: parts.get('Signature') ?? '',
    moment,
    signedAt,
    expires: null,
  };
}

function readAddress(query: QueryPairs): Claim {
  const malformed = (message?: string) => new S3Error('AuthorizationQueryParametersError', message);
  const value = (name: string) => {
    const [found, ...others] = query.filter(([given]) => given === name);
    if (!found || others.length > 0) throw malformed(`${name} is needed once`);
    return found[1];
  };
  if (value('X-Amz-Algorithm') !== ALGORITHM) throw malformed(`X-Amz-Algorithm must be ${ALGORITHM}`);
  const moment = value('X-Amz-Date');
  const signedAt = readMoment(moment);
  if (!signedAt) throw malformed('X-Amz-Date must be like 20260101T120000Z');
  const expires = value('X-Amz-Expires');
  if (!/^-?\d{1,15}$/.test(expires)) throw malformed('X-Amz-Expires must be a number of seconds');
  // Not malformed: S3 refuses it as it refuses an address that has expired.
  if (Number(expires) < 1 || Number(expires) > MAX_SECONDS)
    throw new S3Error('AccessDenied', `X-Amz-Expires must be from 1 to ${MAX_SECONDS}`);
  return {
    ...readCredential(value('X-Amz-Credential'), moment, malformed),
    signedHeaders: readSignedHeaders(value('X-Amz-SignedHeaders'), malformed),
    signature: value('X-Amz-Signature'),
    moment,
    signedAt,
    expires: Number(expires),
  };
}

/** Key and scope of a signature of this moment. Throws what `malformed` makes. */
export function readCredential(text: string, moment: string, malformed: (message: string) => S3Error) {
  const [, accessKey = '', day = '', region = ''] =
    /^([\w-]{1,128})\/(\d{8})\/([\w-]{1,64})\/s3\/aws4_request$/.exec(text) ?? [];
  if (accessKey === '') throw malformed('The credential must be like <access key>/20260101/<region>/s3/aws4_request');
  if (day !== moment.slice(0, 8)) throw malformed('The credential is of another day than the request');
  return { accessKey, scope: { day, region } };
}

function readSignedHeaders(text: string, malformed: (message: string) => S3Error): string[] {
  const names = text.split(';').map((name) => name.toLowerCase());
  if (!names.includes('host')) throw malformed('The header Host must be signed');
  return names;
}

function momentOfDate(date: string | null): string | null {
  const parsed = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(parsed) ? null : new Date(parsed).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}
