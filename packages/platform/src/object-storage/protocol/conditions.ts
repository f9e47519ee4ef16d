import { NotModified, S3Error } from './errors.ts';
import type { Headers } from './headers.ts';

export interface Facts {
  /** Without quotes. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

function namesEtag(list: string, etag: string): boolean {
  return list.split(',').some((one) => {
    const name = one.trim().replace(/^W\//, '');
    return name === '*' || name.replaceAll('"', '') === etag;
  });
}

const dateOf = (text: string | undefined): Date | null => {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
};

interface Verdict {
  /** `If-Match` and `If-Unmodified-Since` hold, or were not asked. */
  readonly isAsExpected: boolean;
  /** `If-None-Match` and `If-Modified-Since` hold, or were not asked. */
  readonly isModified: boolean;
}

/** RFC 9110, 13.2.2: a condition on the ETag makes the one on the date of no account. `prefix` is for the source of a copy. */
function evaluate(headers: Headers, { etag, modifiedAt }: Facts, prefix: string): Verdict {
  const match = headers.get(`${prefix}if-match`);
  const none = headers.get(`${prefix}if-none-match`);
  const unmodified = dateOf(headers.get(`${prefix}if-unmodified-since`));
  const modified = dateOf(headers.get(`${prefix}if-modified-since`));
  return {
    isAsExpected:
      match === undefined ? unmodified === null || seconds(modifiedAt) <= seconds(unmodified) : namesEtag(match, etag),
    isModified:
      none === undefined ? modified === null || seconds(modifiedAt) > seconds(modified) : !namesEtag(none, etag),
  };
}

/** Throws PreconditionFailed, or NotModified with `headers304`. */
export function checkRead(headers: Headers, facts: Facts, headers304: Readonly<Record<string, string>>): void {
  const { isAsExpected, isModified } = evaluate(headers, facts, '');
  if (!isAsExpected) throw new S3Error('PreconditionFailed');
  if (!isModified) throw new NotModified(headers304);
}

/** Throws PreconditionFailed. */
export function checkCopySource(headers: Headers, facts: Facts): void {
  const { isAsExpected, isModified } = evaluate(headers, facts, 'x-amz-copy-source-');
  if (!isAsExpected || !isModified) throw new S3Error('PreconditionFailed');
}

/** Conditions of a write on what it would replace (null: nothing is there). Throws PreconditionFailed and NoSuchKey. */
export function checkWrite(headers: Headers, current: { readonly etag: string } | null): void {
  const match = headers.get('if-match');
  const none = headers.get('if-none-match');
  if (match !== undefined) {
    if (!current) throw new S3Error('NoSuchKey');
    if (!namesEtag(match, current.etag)) throw new S3Error('PreconditionFailed');
  }
  if (none !== undefined && current && namesEtag(none, current.etag)) throw new S3Error('PreconditionFailed');
}

export interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/**
 * The bytes that a `Range` asks for; null: all of them, as also for what cannot be read and for several ranges at once
 * (S3 answers those with the whole). Throws InvalidRange when the object has none of these bytes.
 */
export function readRange(text: string | undefined, size: number): ByteRange | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === '' && Number(last) === 0))
    throw new S3Error('InvalidRange', undefined, { 'Content-Range': `bytes */${size}` });
  return { start, end };
}
