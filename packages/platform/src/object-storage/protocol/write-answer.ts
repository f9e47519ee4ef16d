import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drain, endWhenStalled } from '../../http/slow-clients.ts';
import type { Answer } from './call.ts';
import type { S3Error } from './errors.ts';
import { toWire } from './headers.ts';
import { elements, errorDocument, XML_TYPE } from './xml.ts';

/** Sends an answer; resolves when it is gone, or the client is. */
export async function writeAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  try {
    response.statusCode = answer.status;
    if (typeof answer.body === 'string') response.setHeader('Content-Type', XML_TYPE);
    for (const [name, value] of lengthLast(answer.headers ?? {})) response.setHeader(name, toWire(value));
    drain(request, response);
    if (typeof answer.body === 'object' && request.method !== 'HEAD') {
      endWhenStalled(response);
      await pipeline(Readable.from(answer.body, { objectMode: false }), response);
      return;
    }
    const text = typeof answer.body === 'string' ? answer.body : '';
    if (!response.hasHeader('Content-Length') && answer.status !== 204 && answer.status !== 304)
      response.setHeader('Content-Length', Buffer.byteLength(text));
    // Node leaves the text of an answer to HEAD out.
    response.end(text);
  } catch (error) {
    // Half an answer is none: the client must see that it was cut off.
    response.destroy();
    if (!isGone(error)) throw error;
  } finally {
    answer.end?.();
  }
}

// Node writes a Content-Disposition behind a Content-Length in another encoding.
const lengthLast = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).toSorted(([one], [other]) => Number(isLength(one)) - Number(isLength(other)));
const isLength = (name: string) => name.toLowerCase() === 'content-length';

const gone: ReadonlySet<string> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
]);

/** Whether the client went away, which is nobody's fault. */
export const isGone = (error: unknown) => error instanceof Error && 'code' in error && gone.has(String(error.code));

export function errorAnswer(error: S3Error, resource: string, requestId: string): Answer {
  const { code, message, status, headers, details } = error;
  return {
    status,
    headers,
    body: errorDocument(
      elements({ Code: code, Message: message, ...details, Resource: resource, RequestId: requestId }),
    ),
  };
}
