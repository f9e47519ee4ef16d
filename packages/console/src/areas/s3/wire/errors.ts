import type { S3ServiceException } from '@aws-sdk/client-s3';
import { CallError, Cancelled, errorCodes, errorOfAnswer, lastResort, Offline, Unreadable } from '@skydeck/contract';
import type { Sdk } from './sdk-types.ts';

/** S3's codes as the platform calls the same thing; others go by their status. */
const codes: Readonly<Record<string, string>> = {
  AccessDenied: 'forbidden',
  BucketAlreadyExists: 'name_taken',
  BucketAlreadyOwnedByYou: 'name_taken',
  BucketNotEmpty: 'bucket_not_empty',
  NoSuchBucket: 'not_found',
  NoSuchKey: 'not_found',
  NoSuchVersion: 'not_found',
  NoSuchUpload: 'no_such_upload',
  EntityTooLarge: 'body_too_large',
  QuotaExceeded: 'storage_full',
  InsufficientStorage: 'disk_full',
  DataDamaged: 'damaged',
  SlowDown: 'stopping',
  ServiceUnavailable: 'stopping',
};

const isOurs = (code: string) => (errorCodes as readonly string[]).includes(code);

/** What the SDK threw, in the classes of the error catalogue. */
export function callErrorOf(sdk: Pick<Sdk, 'S3ServiceException'>, cause: unknown, signal?: AbortSignal): CallError {
  if (signal?.aborted) return new Cancelled('', {}, { cause });
  if (cause instanceof CallError) return cause;
  if (cause instanceof sdk.S3ServiceException) return errorOfException(cause);
  const status = statusOf(cause);
  if (status === null) return new Offline(cause instanceof Error ? cause.message : '', {}, { cause });
  if (status < 300) return new Unreadable(lastResort.unreadable, { status }, { cause });
  return errorOfAnswer(status, '', null, null);
}

/** Of an answer that the SDK could not read; null: there was none. */
const statusOf = (cause: unknown): number | null =>
  (cause as { readonly $response?: { readonly statusCode?: number } } | null)?.$response?.statusCode ?? null;

function errorOfException({ name, message, $metadata, ...body }: S3ServiceException): CallError {
  const { httpStatusCode = 500, requestId } = $metadata;
  const { Code, RequestId = requestId } = body as { readonly Code?: string; readonly RequestId?: string };
  const error = {
    // The SDK has a name and a message also where the server said nothing, as to HEAD.
    err_code: Code === undefined ? '' : (codes[name] ?? name),
    message: Code === undefined || message === 'UnknownError' ? '' : message,
    request_id: RequestId,
  };
  // A session that is over is told by the platform, in its own code: a 401 of the store must not sign anybody out.
  const isOfStore = httpStatusCode === 401 && !isOurs(name);
  return errorOfAnswer(isOfStore ? 403 : httpStatusCode, '', { error }, requestId ?? null);
}
