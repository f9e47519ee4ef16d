import { CallError, Cancelled, Offline } from '@skydeck/contract';
import { currentClient } from '../../../kit/data/client.ts';
import { recordAvailability } from '../availability.ts';
import { pathOf, type S3Query } from './address.ts';
import { errorOfS3 } from './errors.ts';
import type { XmlNode } from './tree.ts';
import { readXml } from './xml.ts';

export interface S3Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly bucket?: string;
  readonly key?: string;
  readonly query?: S3Query;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface S3Answer {
  readonly header: (name: string) => string | null;
  /** null where the answer has no body. */
  readonly xml: XmlNode | null;
  readonly text: string;
}

/** Rejects with a CallError, as every call of the console does; each failure is told to the client first. */
export async function askS3(call: S3Call): Promise<S3Answer> {
  const response = await openS3(call);
  const text = await response.text().catch((cause: unknown) => {
    throw fail(failureOf(cause, call.signal));
  });
  const { headers } = response;
  return { header: (name) => headers.get(name), xml: readXml(text), text };
}

/** The same, with a body that is read as it comes. */
export async function openS3({ method, bucket, key, query, headers, body, signal }: S3Call): Promise<Response> {
  const client = currentClient();
  const request: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: { ...client.headers(false), ...(body !== undefined && { 'Content-Type': 'application/xml' }), ...headers },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  };
  const response = await fetch(client.address(pathOf(bucket, key, query)), request).catch((cause: unknown) => {
    throw fail(failureOf(cause, signal));
  });
  client.reportAnswer((name) => response.headers.get(name));
  if (response.ok) return response;
  const text = await response.text().catch(() => '');
  throw fail(
    errorOfS3(response.status, response.statusText, { xml: readXml(text), text }, response.headers.get('x-request-id')),
  );
}

const failureOf = (cause: unknown, signal: AbortSignal | undefined) =>
  signal?.aborted
    ? new Cancelled('', {}, { cause })
    : new Offline(cause instanceof Error ? cause.message : '', {}, { cause });

/** An answer can be 200 and tell of a failure in its body: a copy, or the end of an upload in parts. */
export function failedInside(xml: XmlNode | null): CallError | null {
  return xml?.name === 'Error' ? errorOfS3(500, '', { xml, text: '' }, null) : null;
}

function fail(error: CallError): CallError {
  recordAvailability(error);
  currentClient().reportFailure(error);
  return error;
}
