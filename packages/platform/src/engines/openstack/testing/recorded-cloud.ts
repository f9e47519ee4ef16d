import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Exchange, isSignIn, keyOf, type Recording } from './recording.ts';
import { createWire, type Disturbance, spoil, type WireFault } from './wire-faults.ts';

/** A server in the place of Keystone (`/identity`) and Neutron (`/network`). */
export interface CloudServer {
  /** Of its Keystone. */
  readonly authUrl: string;
  /** Calls that it could not answer. */
  readonly unanswered: readonly string[];
  readonly exchanges: readonly Exchange[];
  /** Neutron alone: what is not heard of is in no recording. */
  disturb(fault: WireFault): Disturbance;
  close(): Promise<void>;
}

/** What an answer says instead of the server's own address. */
const HERE = 'http://cloud.test';

type Asked = Pick<Exchange, 'method' | 'path' | 'body' | 'ifMatch'> & { readonly token: string | null };

/** Answers as the cloud did when it was recorded: equal calls in the order in which they came then. */
export function serveRecording({ exchanges }: Recording): Promise<CloudServer> {
  const waiting = new Map<string, Exchange[]>();
  for (const exchange of exchanges) waiting.set(keyOf(exchange), [...(waiting.get(keyOf(exchange)) ?? []), exchange]);
  return serveCloud(async (asked) => waiting.get(keyOf(asked))?.shift() ?? null);
}

/** Passes calls on to a real cloud, and keeps what was said. */
export function serveLab(services: { readonly identity: string; readonly network: string }): Promise<CloudServer> {
  return serveCloud(async ({ method, path, body, ifMatch, token }) => {
    const [, service = '', rest = ''] = /^\/(\w+)(.*)$/.exec(path) ?? [];
    const origin = service === 'identity' ? services.identity : services.network;
    const reply = await fetch(`${origin}${rest}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { 'x-auth-token': token }),
        ...(ifMatch !== null && { 'if-match': ifMatch }),
      },
      ...(body !== null && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return {
      method,
      path,
      body: isSignIn(path) ? null : body,
      ifMatch,
      status: reply.status,
      headers: keptHeaders(reply.headers),
      answer:
        text === ''
          ? null
          : JSON.parse(
              text.replaceAll(services.network, `${HERE}/network`).replaceAll(services.identity, `${HERE}/identity`),
            ),
    };
  });
}

const kept = ['x-subject-token', 'x-openstack-request-id'];
const keptHeaders = (headers: Headers) =>
  Object.fromEntries(kept.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));

async function serveCloud(answer: (asked: Asked) => Promise<Exchange | null>): Promise<CloudServer> {
  const exchanges: Exchange[] = [];
  const unanswered: string[] = [];
  const wire = createWire();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await readAsked(request);
    const disturbed = wire.faultOf(asked);
    const exchange = disturbed?.fault.isHeard === false ? null : await answer(asked);
    if (exchange) exchanges.push(exchange);
    else if (disturbed?.fault.isHeard !== false) unanswered.push(keyOf(asked));
    const text = exchange ? textOf(exchange, origin) : '';
    if (disturbed) {
      disturbed.meet();
      spoil(disturbed.fault, { request, response, text });
    } else if (exchange) {
      response.writeHead(exchange.status, { 'content-type': 'application/json', ...exchange.headers }).end(text);
    } else {
      response.writeHead(501).end();
    }
  }

  return {
    authUrl: `${origin}/identity/v3`,
    unanswered,
    exchanges,
    disturb: wire.disturb,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const textOf = ({ answer }: Exchange, origin: string) =>
  answer === null ? '' : JSON.stringify(answer).replaceAll(HERE, origin);

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  const single = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    body: text === '' ? null : JSON.parse(text),
    ifMatch: single('if-match'),
    token: single('x-auth-token'),
  };
}
