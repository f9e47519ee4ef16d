import { CallError, Invalid, upload } from '@skydeck/contract';
import { currentClient } from '../../../kit/data/client.ts';
import { recordAvailability } from '../availability.ts';
import { pathOf, type S3Query } from './address.ts';
import { errorOfS3 } from './errors.ts';
import { readXml } from './xml.ts';

export interface PutFacts {
  readonly bucket: string;
  readonly key: string;
  readonly query?: S3Query;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends bytes, telling how far they are. Resolves with the etag, quotes and all, as an upload in parts needs it. */
export async function putBytes(bytes: Blob, facts: PutFacts): Promise<string> {
  const { bucket, key, query, headers, onProgress, signal } = facts;
  let request: XMLHttpRequest | null = null;
  const createRequest = () => (request = new XMLHttpRequest());
  try {
    await upload(currentClient(), pathOf(bucket, key, query), bytes, {
      method: 'PUT',
      ...(headers && { headers }),
      onProgress: (sent) => onProgress(sent),
      signal,
      createRequest,
    });
    return headerOf(request, 'etag');
  } catch (error) {
    throw inWordsOfS3(error, request);
  }
}

const headerOf = (request: XMLHttpRequest | null, name: string) => request?.getResponseHeader(name) ?? '';

/** The upload client reads JSON; what S3 says is XML. */
function inWordsOfS3(error: unknown, request: XMLHttpRequest | null): unknown {
  if (!(error instanceof CallError) || error.status === null || error.code !== '' || request === null) return error;
  const { responseText: text, statusText } = request;
  const told = errorOfS3(error.status, statusText, { xml: readXml(text), text }, error.requestId);
  recordAvailability(told);
  return told;
}

/** A file that was taken away or changed after it was chosen cannot be read: no connection will mend that. */
export async function assertReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new Invalid(cause instanceof Error ? cause.message : '', { code: 'file_unreadable' }, { cause });
  }
}
