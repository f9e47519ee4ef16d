import { assert, StructError } from 'superstruct';
import {
  CallError,
  Cancelled,
  errorOfAnswer,
  Invalid,
  lastResort,
  Offline,
  problemsOf,
  Unreadable,
} from '../errors.ts';
import { type Endpoint, encodeQuery, fillPath, type PathParams, type Query } from '../http.ts';
import { createFirstWins, createLastWins, realTimer, type Timer } from './dedupe.ts';

export interface ClientSettings {
  /** '' or the prefix under which the console is served. */
  readonly basePath: string;
  /** Read at each call: the session may change. */
  readonly sessionId: () => string | null;
  readonly scopedToken: () => string | null;
  /** The origin of the page around a framed console. */
  readonly frameHost?: () => string | null;
  /** The same for the window that a frame has opened for a sign-in. */
  readonly frameWindow?: () => string | null;
  /** Told of each error before the caller is; 401 ends a session here, and nowhere else. */
  readonly onError?: (error: CallError) => void;
  /** The id of each answer's request, by which the server's log is searched. */
  readonly onRequestId?: (id: string) => void;
  /** Told what the response header says with which a server is being reconfigured: `RECONFIGURATION_STOPPING`, or any other. */
  readonly onReconfiguration?: (state: string) => void;
  readonly fetch?: typeof fetch;
  readonly timer?: Timer;
}

type NoKeys = Record<never, never>;
type Holes<Path extends string> = keyof PathParams<Path> extends never
  ? { params?: Readonly<Record<string, never>> }
  : { params: PathParams<Path> };
type Sent<Body> = [Body] extends [null] ? { body?: null } : { body: Body };

export type CallOptions<Path extends string, Body> = Holes<Path> &
  Sent<Body> & {
    readonly query?: Query;
    readonly signal?: AbortSignal;
    /** The `revision_number` the change is meant for; the server answers 412 when there is a newer one. */
    readonly revision?: number | undefined;
    /** `first`: share an answer for 600 ms. `last`: wait 300 ms for a newer identical call. For GET only. */
    readonly repeat?: 'first' | 'last';
  };

export const RECONFIGURATION_HEADER = 'x-reconfiguration-state';
/** The header's value where our own server stops. */
export const RECONFIGURATION_STOPPING = 'stopping';
export const REQUEST_ID_HEADER = 'x-request-id';

type Optionals<Options> = NoKeys extends Options ? [options?: Options] : [options: Options];

export interface Client {
  /** Sends one call; resolves with the checked answer. Rejects with a class of the error catalogue, never with anything else. */
  call<const Path extends string, Body, Answer>(
    endpoint: Endpoint<Path, Body, Answer>,
    ...options: Optionals<CallOptions<Path, Body>>
  ): Promise<Answer>;
  headers(unscoped: boolean): Record<string, string>;
  address(path: string, query?: Query): string;
  /** For what is sent by other means: an answer is looked at as those of `call` are, by the headers of its response. */
  reportAnswer(header: (name: string) => string | null): void;
  /** The same for a failure: told before the caller is, so that a 401 ends a session wherever it comes from. */
  reportFailure(error: CallError): void;
}

export function createClient(settings: ClientSettings): Client {
  const timer = settings.timer ?? realTimer;
  const first = createFirstWins<unknown>(timer);
  const last = createLastWins<unknown>(timer);

  const headers = (unscoped: boolean) => headersOf(settings, unscoped);

  function address(path: string, query: Query = {}): string {
    const encoded = encodeQuery(query);
    return `${settings.basePath}${path}${encoded && `?${encoded}`}`;
  }

  function reportAnswer(header: (name: string) => string | null): void {
    const requestId = header(REQUEST_ID_HEADER);
    if (requestId !== null) settings.onRequestId?.(requestId);
    const reconfiguration = header(RECONFIGURATION_HEADER);
    if (reconfiguration !== null) settings.onReconfiguration?.(reconfiguration);
  }

  const reportFailure = (error: CallError): void => settings.onError?.(error);

  async function exchange(endpoint: Endpoint, url: string, facts: RequestFacts) {
    const request = requestOf(endpoint, headers(endpoint.unscoped), facts);
    const { response, text } = await ask(settings.fetch ?? fetch, url, request);
    reportAnswer((name) => response.headers.get(name));
    const requestId = response.headers.get(REQUEST_ID_HEADER);
    if (!response.ok) throw errorOfAnswer(response.status, response.statusText, readLoosely(text), requestId);
    return readAnswer(endpoint, text, { status: response.status, requestId });
  }

  async function call(endpoint: Endpoint, options: Record<string, unknown> = {}): Promise<unknown> {
    const { params, body, query, signal, revision, repeat } = options as {
      params?: Record<string, string>;
      body?: unknown;
      query?: Query;
      signal?: AbortSignal;
      revision?: number | undefined;
      repeat?: 'first' | 'last';
    };
    try {
      if (endpoint.body) checkBody(endpoint, body);
      const url = address(pathOf(endpoint, params), query);
      const send = (ownSignal?: AbortSignal) => exchange(endpoint, url, { body, signal: ownSignal, revision });
      if (endpoint.method !== 'GET' || !repeat) return await send(signal);
      // A change of session or scope is a different question, even at the same address.
      const key = `${url} ${settings.sessionId()} ${endpoint.unscoped ? '' : settings.scopedToken()}`;
      const share = repeat === 'first' ? first : last;
      return await untilAborted(signal, () => share(key, () => send()));
    } catch (error) {
      if (error instanceof CallError) reportFailure(error);
      throw error;
    }
  }

  return { call: call as Client['call'], headers, address, reportAnswer, reportFailure };
}

function headersOf(settings: ClientSettings, unscoped: boolean): Record<string, string> {
  const sessionId = settings.sessionId();
  const token = unscoped ? null : settings.scopedToken();
  const host = settings.frameHost?.() ?? null;
  const behind = settings.frameWindow?.() ?? null;
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(sessionId && { 'X-Session-Id': sessionId }),
    ...(token && { 'X-Auth-Token': token }),
    ...(host && { 'X-Frame-Host': host }),
    ...(behind && { 'X-Frame-Window': behind }),
  };
}

interface RequestFacts {
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  readonly revision: number | undefined;
}

const requestOf = (
  endpoint: Endpoint,
  headers: Record<string, string>,
  { body, signal, revision }: RequestFacts,
): RequestInit => ({
  method: endpoint.method,
  credentials: 'same-origin',
  headers: {
    ...headers,
    ...(endpoint.body && { 'Content-Type': 'application/json' }),
    ...(revision !== undefined && { 'If-Match': `revision_number=${revision}` }),
  },
  ...(endpoint.body && { body: JSON.stringify(body) }),
  ...(signal && { signal }),
});

/** A shared question is nobody's to abort: who aborts stops waiting, the others get their answer. */
function untilAborted(signal: AbortSignal | undefined, askShared: () => Promise<unknown>): Promise<unknown> {
  if (!signal) return askShared();
  const aborted = Promise.withResolvers<never>();
  const stopWaiting = () => aborted.reject(new Cancelled('', {}, { cause: signal.reason }));
  if (signal.aborted) stopWaiting();
  signal.addEventListener('abort', stopWaiting);
  const waiting = signal.aborted ? aborted.promise : Promise.race([askShared(), aborted.promise]);
  return waiting.finally(() => signal.removeEventListener('abort', stopWaiting));
}

/** Reads the whole answer, for it can break off after its headers: that is the network's fault too. */
async function ask(
  fetchNow: typeof fetch,
  url: string,
  request: RequestInit,
): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetchNow(url, request);
    return { response, text: await response.text() };
  } catch (cause) {
    if (request.signal?.aborted) throw new Cancelled('', {}, { cause });
    throw new Offline(cause instanceof Error ? cause.message : '', {}, { cause });
  }
}

function pathOf(endpoint: Endpoint, params: Record<string, string> = {}): string {
  try {
    return fillPath(endpoint.path, params);
  } catch (cause) {
    throw new Invalid(cause instanceof Error ? cause.message : '', { code: 'bad_request' }, { cause });
  }
}

/** Written strictly: a body with a wrong field never leaves. */
function checkBody(endpoint: Endpoint, body: unknown): void {
  try {
    assert(body, endpoint.body as NonNullable<typeof endpoint.body>);
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    throw new Invalid(error.message, { code: 'validation_failed', fields: problemsOf(error) }, { cause: error });
  }
}

function readLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Read tolerantly: the models are `type`s, which let unknown fields be. */
function readAnswer(endpoint: Endpoint, text: string, facts: { status: number; requestId: string | null }): unknown {
  if (!endpoint.answer) return null;
  // 204 where an answer is optional.
  if (text === '' && endpoint.answer.is(undefined)) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new Unreadable(lastResort.unreadable, facts, { cause });
  }
  try {
    assert(body, endpoint.answer);
  } catch (cause) {
    throw new Unreadable(cause instanceof Error ? cause.message : '', facts, { cause });
  }
  return body;
}
