import { setTimeout as pause } from 'node:timers/promises';

/** One request to a service of the cloud. */
export interface CloudRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
  /** The effect of a second one is that of the first: it is sent once more when the connection breaks. */
  readonly isRepeatable: boolean;
}

/** What a service said, readable or not. */
export interface CloudReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** It was sent a second time. */
  readonly isRepeated: boolean;
}

/** No answer came: the service is away, or slower than we wait. */
export class NoReply extends Error {
  readonly why: 'unreachable' | 'timed_out' | 'too_large';

  constructor(why: NoReply['why'], cause?: unknown) {
    super(`No reply from the cloud: ${why}`, { cause });
    this.name = 'NoReply';
    this.why = why;
  }
}

export interface Waits {
  /** Of a whole call, its second try included. Milliseconds. */
  readonly timeout: number;
}

/** 20,000 ports are some 10 MB. */
const LARGEST_REPLY = 64 * 1024 ** 2;
/** A server that has just closed its connections answers again at once. Milliseconds. */
const BEFORE_REPEAT = 100;

/** uwsgi, in front of many of these services, resets connections that were kept alive. */
const broken: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Sends it, once more where that may help; redirects are not followed. Throws NoReply. */
export async function sendToCloud(request: CloudRequest, { timeout }: Waits): Promise<CloudReply> {
  const signal = AbortSignal.timeout(timeout);
  try {
    return { ...(await sendOnce(request, signal)), isRepeated: false };
  } catch (error) {
    if (!request.isRepeatable || signal.aborted || !isBroken(error)) throw noReplyOf(error, signal);
  }
  try {
    await pause(BEFORE_REPEAT, undefined, { signal });
    return { ...(await sendOnce(request, signal)), isRepeated: true };
  } catch (error) {
    throw noReplyOf(error, signal);
  }
}

async function sendOnce({ method, url, headers, body }: CloudRequest, signal: AbortSignal) {
  const reply = await fetch(url, {
    method,
    redirect: 'manual',
    signal,
    headers: { accept: 'application/json', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, headers: reply.headers, text: await readText(reply) };
}

async function readText(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of reply.body ?? []) {
    length += part.length;
    if (length > LARGEST_REPLY) throw new NoReply('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && broken.has(error.code)) || isBroken(error.cause);
}

const noReplyOf = (error: unknown, signal: AbortSignal): NoReply =>
  error instanceof NoReply ? error : new NoReply(signal.aborted ? 'timed_out' : 'unreachable', error);
