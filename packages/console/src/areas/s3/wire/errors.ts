import { type CallError, errorCodes, errorOfAnswer } from '@skydeck/contract';
import { textOf, type XmlNode } from './tree.ts';

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

/** The error of an answer that is not 2xx: S3's, or the platform's own that stands before it, in XML or in JSON. */
export function errorOfS3(
  status: number,
  statusText: string,
  body: { readonly xml: XmlNode | null; readonly text: string },
  requestId: string | null,
): CallError {
  if (body.xml?.name !== 'Error') return errorOfAnswer(status, statusText, readJson(body.text), requestId);
  const code = textOf(body.xml, 'Code');
  const error = {
    err_code: codes[code] ?? code,
    message: textOf(body.xml, 'Message') || statusText,
    request_id: textOf(body.xml, 'RequestId') || (requestId ?? undefined),
  };
  // A session that is over is told by the platform, in its own code: a 401 of the store must not sign anybody out.
  const isOfStore = status === 401 && !isOurs(code);
  return errorOfAnswer(isOfStore ? 403 : status, statusText, { error }, requestId);
}

const isOurs = (code: string) => (errorCodes as readonly string[]).includes(code);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
