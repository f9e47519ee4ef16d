import { Cancelled, errorOfAnswer, Offline, Unreadable } from '../errors.ts';
import { type Client, REQUEST_ID_HEADER } from './client.ts';
import { realTimer, type Timer } from './dedupe.ts';

/** No overall limit, but this much silence between two signs of progress ends the upload (1-foundations §7). */
export const UPLOAD_GAP_MS = 60_000;

export interface UploadOptions {
  readonly method?: 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
  readonly timer?: Timer;
  readonly createRequest?: () => XMLHttpRequest;
}

/** Sends a file as an octet stream; resolves with the answer's JSON, or null when there is none. Rejects as `Client.call` does. */
export function upload(client: Client, path: string, file: Blob, options: UploadOptions = {}): Promise<unknown> {
  const {
    method = 'POST',
    signal,
    onProgress,
    timer = realTimer,
    createRequest = () => new XMLHttpRequest(),
  } = options;
  const request = createRequest();
  const outcome = Promise.withResolvers<unknown>();
  let stopClock = () => {};
  const sawProgress = () => {
    stopClock();
    stopClock = timer.after(UPLOAD_GAP_MS, () => {
      outcome.reject(new Offline('', { code: 'upload_gap' }));
      request.abort();
    });
  };
  request.open(method, client.address(path));
  const headers = { ...client.headers(false), 'Content-Type': 'application/octet-stream', ...options.headers };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => {
    sawProgress();
    onProgress?.(loaded, total);
  };
  request.onerror = () => outcome.reject(new Offline(''));
  request.onabort = () => outcome.reject(new Cancelled(''));
  request.onload = () => {
    const { status, statusText, responseText } = request;
    const requestId = request.getResponseHeader(REQUEST_ID_HEADER);
    const body = readJson(responseText);
    if (status < 200 || status >= 300) outcome.reject(errorOfAnswer(status, statusText, body, requestId));
    else if (body === undefined)
      outcome.reject(new Unreadable('Can not parse payload. Expected JSON', { status, requestId }));
    else outcome.resolve(body);
  };
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort);
  sawProgress();
  if (signal?.aborted) outcome.reject(new Cancelled(''));
  else request.send(file);
  return outcome.promise.finally(() => {
    stopClock();
    signal?.removeEventListener('abort', abort);
  });
}

/** null for no text, undefined for text that is not JSON. */
function readJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
