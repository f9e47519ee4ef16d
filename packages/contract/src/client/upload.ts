import { type CallError, Cancelled, errorOfAnswer, lastResort, Offline, Unreadable } from '../errors.ts';
import { type Client, REQUEST_ID_HEADER } from './client.ts';
import { realTimer, type Timer } from './dedupe.ts';
import { createThrottle } from './throttle.ts';

/** No overall limit, but this much silence between two signs of progress ends the upload (spec: call.upload.gap). */
export const UPLOAD_GAP_MS = 60_000;

/** Progress is told at most once in this time (spec: call.upload.progress). */
export const PROGRESS_MS = 100;

export interface UploadOptions {
  readonly method?: 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes. At most once in 100 ms; the last one always, before the upload ends. */
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
  readonly timer?: Timer;
  readonly createRequest?: () => XMLHttpRequest;
}

/** Sends a file as an octet stream; resolves with the answer's JSON, or null when there is none. Rejects as `Client.call` does. */
export function upload(client: Client, path: string, file: Blob, options: UploadOptions = {}): Promise<unknown> {
  const { signal, onProgress, timer = realTimer } = options;
  const request = openRequest(client, path, options);
  const outcome = Promise.withResolvers<unknown>();
  const progress = onProgress && createThrottle(timer, PROGRESS_MS, onProgress);
  let stopClock = () => {};
  let isOver = false;

  function end(settle: () => void) {
    if (isOver) return;
    isOver = true;
    stopClock();
    signal?.removeEventListener('abort', abort);
    progress?.flush();
    settle();
  }
  const fail = (error: CallError) =>
    end(() => {
      client.reportFailure(error);
      outcome.reject(error);
    });
  const sawProgress = () => {
    stopClock();
    stopClock = timer.after(UPLOAD_GAP_MS, () => {
      fail(new Offline('', { code: 'upload_gap' }));
      request.abort();
    });
  };
  const abort = () => request.abort();

  request.upload.onprogress = ({ loaded, total }) => {
    sawProgress();
    progress?.push(loaded, total);
  };
  request.onerror = () => fail(new Offline(''));
  request.onabort = () => fail(new Cancelled(''));
  request.onload = () => {
    client.reportAnswer((name) => request.getResponseHeader(name));
    const answer = readAnswer(request);
    if ('error' in answer) fail(answer.error);
    else end(() => outcome.resolve(answer.body));
  };
  if (signal?.aborted) fail(new Cancelled(''));
  else {
    signal?.addEventListener('abort', abort);
    sawProgress();
    request.send(file);
  }
  return outcome.promise;
}

function openRequest(client: Client, path: string, options: UploadOptions): XMLHttpRequest {
  const { method = 'POST', createRequest = () => new XMLHttpRequest() } = options;
  const request = createRequest();
  request.open(method, client.address(path));
  const headers = { ...client.headers(false), 'Content-Type': 'application/octet-stream', ...options.headers };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  return request;
}

function readAnswer(request: XMLHttpRequest): { readonly body: unknown } | { readonly error: CallError } {
  const { status, statusText, responseText } = request;
  const requestId = request.getResponseHeader(REQUEST_ID_HEADER);
  const body = readJson(responseText);
  if (status < 200 || status >= 300) return { error: errorOfAnswer(status, statusText, body, requestId) };
  if (body === undefined) return { error: new Unreadable(lastResort.unreadable, { status, requestId }) };
  return { body };
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
