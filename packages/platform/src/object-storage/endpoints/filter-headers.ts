import { chooseOperation } from '../operations/choose.ts';
import type { Answer } from '../protocol/call.ts';
import { S3Error } from '../protocol/errors.ts';
import type { Headers } from '../protocol/headers.ts';
import type { S3Address } from './address.ts';

/** The operations that the console has use for. */
const allowedOperations: ReadonlySet<string> = new Set([
  'AbortMultipartUpload',
  'CompleteMultipartUpload',
  'CopyObject',
  'CreateBucket',
  'CreateMultipartUpload',
  'DeleteBucket',
  'DeleteBucketCors',
  'DeleteBucketLifecycle',
  'DeleteBucketPolicy',
  'DeleteBucketTagging',
  'DeleteObject',
  'DeleteObjectTagging',
  'DeleteObjects',
  'GetBucketCors',
  'GetBucketLifecycleConfiguration',
  'GetBucketLocation',
  'GetBucketPolicy',
  'GetBucketPolicyStatus',
  'GetBucketTagging',
  'GetBucketVersioning',
  'GetObject',
  'GetObjectAcl',
  'GetObjectAttributes',
  'GetObjectLegalHold',
  'GetObjectLockConfiguration',
  'GetObjectRetention',
  'GetObjectTagging',
  'GetPublicAccessBlock',
  'HeadBucket',
  'HeadObject',
  'ListBuckets',
  'ListMultipartUploads',
  'ListObjectVersions',
  'ListObjects',
  'ListObjectsV2',
  'ListParts',
  'PutBucketCors',
  'PutBucketLifecycleConfiguration',
  'PutBucketPolicy',
  'PutBucketTagging',
  'PutBucketVersioning',
  'PutObject',
  'PutObjectLegalHold',
  'PutObjectLockConfiguration',
  'PutObjectRetention',
  'PutObjectTagging',
  'UploadPart',
  'UploadPartCopy',
]);

const requestHeaders: ReadonlySet<string> = new Set([
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-md5',
  'content-type',
  'expires',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-unmodified-since',
  'range',
  'x-amz-acl',
  'x-amz-bucket-object-lock-enabled',
  'x-amz-bypass-governance-retention',
  'x-amz-content-sha256',
  'x-amz-decoded-content-length',
  'x-amz-max-parts',
  'x-amz-metadata-directive',
  'x-amz-mp-object-size',
  'x-amz-object-attributes',
  'x-amz-part-number-marker',
  'x-amz-tagging',
  'x-amz-tagging-directive',
  'x-amz-trailer',
]);
const requestHeaderPrefixes = ['x-amz-meta-', 'x-amz-copy-source', 'x-amz-checksum-', 'x-amz-object-lock-'];

/** What the object storage gets of a request's headers. Throws NotImplemented and AccessDenied for what is not let in. */
export function filterRequestHeaders(method: string, address: S3Address, headers: Headers): Headers {
  const passed = new Map(
    [...headers].filter(
      ([name]) => requestHeaders.has(name) || requestHeaderPrefixes.some((beginning) => name.startsWith(beginning)),
    ),
  );
  const operation = chooseOperation({ ...address, method }, new Map(address.query), passed);
  if (!allowedOperations.has(operation.name)) throw new S3Error('NotImplemented');
  const use = headers.get('sec-fetch-dest') ?? 'empty';
  // What people keep here must never run as a part of the console.
  if (operation.level === 'object' && use !== 'empty' && use !== 'document') throw new S3Error('AccessDenied');
  return passed;
}

const responseHeaders: ReadonlySet<string> = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
]);

/**
 * What the browser gets of an answer's headers: at the console's origin, an object is never shown, only saved. To HEAD, the
 * headers that are kept with an object are told as they are: there is nothing to show, and no cache may use the answer again.
 */
export function filterResponseHeaders({ key }: S3Address, method: string, answer: Answer): Answer {
  const headers: Record<string, string> = {};
  let disposition = '';
  let caching = method === 'HEAD' ? null : 'private, no-store';
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    const lower = name.toLowerCase();
    if (lower === 'content-disposition') disposition = value;
    else if (lower === 'cache-control' && method === 'HEAD') caching = value;
    else if (responseHeaders.has(lower) || lower.startsWith('x-amz-')) headers[lower] = value;
  }
  if (method === 'HEAD') {
    headers['vary'] = '*';
    if (disposition !== '') headers['content-disposition'] = disposition;
  } else if (key !== '')
    headers['content-disposition'] = /^attachment\b/i.test(disposition) ? disposition : 'attachment';
  return {
    ...answer,
    headers: {
      ...headers,
      ...(caching !== null && { 'cache-control': caching }),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  };
}
