import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ProviderFault } from '../kind.ts';
import { faultOfConnection, type Trust, trustOptions } from './connection.ts';
import type { FindTarget, Target } from './targets.ts';

export interface RequestTimeouts extends Trust {
  /** Seconds. */
  readonly request_timeout_connect: number;
  readonly request_timeout_read: number;
}

export interface Outgoing {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

// Metadata and keys are some kilobytes.
const LARGEST_ANSWER = 1024 ** 2;

/**
 * One request to where a person's address leads, by the rule of `createTargets`; redirects are not followed. Throws a
 * `ProviderFault`: also for http unless the operator has listed the target.
 */
export async function sendOutgoing(
  findTarget: FindTarget,
  waits: RequestTimeouts,
  address: string,
  { method = 'GET', headers = {}, body }: Outgoing = {},
): Promise<Response> {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new ProviderFault('insecure_address');
  const target = await findTarget(url);
  if (url.protocol === 'http:' && !target.isListed) throw new ProviderFault('insecure_address');
  // Of the whole: who sends a byte now and then is waited for no longer.
  const signal = AbortSignal.timeout((waits.request_timeout_connect + waits.request_timeout_read) * 1000);
  try {
    return await new Promise<Response>((resolve, reject) => {
      const send = url.protocol === 'https:' ? secureRequest : plainRequest;
      const sent = send(
        url,
        { ...trustOptions(waits, target.host), method, headers, lookup: pinnedTo(target), agent: false, signal },
        (answer) => void readAnswer(answer).then(resolve, reject),
      );
      sent.on('error', reject);
      limit(sent, waits);
      sent.end(body);
    });
  } catch (error) {
    throw signal.aborted ? new ProviderFault('timed_out', { cause: error }) : faultOfConnection(error);
  }
}

/** The address that was checked, whatever the name says by now. */
const pinnedTo =
  ({ address }: Target): LookupFunction =>
  (_, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

function limit(sent: ClientRequest, { request_timeout_connect, request_timeout_read }: RequestTimeouts): void {
  const end = () => sent.destroy(new ProviderFault('timed_out'));
  sent.on('socket', (socket) => {
    socket.setTimeout(request_timeout_connect * 1000, end);
    socket.once('connect', () => socket.setTimeout(request_timeout_read * 1000));
  });
}

async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LARGEST_ANSWER) throw new ProviderFault('not_a_provider');
    parts.push(part);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const status = answer.statusCode ?? 502;
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(parts), { status, headers });
}
