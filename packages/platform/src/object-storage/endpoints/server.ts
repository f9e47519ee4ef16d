import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { addressOf } from '../../http/client-address.ts';
import { trackUnusedConnections } from '../../http/unused-connections.ts';
import type { Answer, Requester } from '../protocol/call.ts';
import { anonymous } from '../protocol/call.ts';
import { NotModified, reportableError, S3Error, shouldReport } from '../protocol/errors.ts';
import { handle } from '../protocol/handle.ts';
import { asText, type Headers, readHeaders } from '../protocol/headers.ts';
import { errorAnswer, isGone, writeAnswer } from '../protocol/write-answer.ts';
import type { Signers } from '../service/signers.ts';
import { readAddressClaim, verifyAddress } from '../sigv2/verify-address.ts';
import { readClaim } from '../sigv4/read-claim.ts';
import { UNSIGNED } from '../sigv4/signature.ts';
import { type ChunkSeed, verifyClaim } from '../sigv4/verify.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { hostOf, isHostOf, readAddress, type S3Address } from './address.ts';
import { grantOf, preflight } from './cors.ts';
import { answerForm, isForm } from './form.ts';
import { sandboxHeadersOf } from './safe-types.ts';

export interface ServerParts {
  readonly storage: ObjectStorage;
  readonly signers: Signers;
  /** Of `<bucket>.<domain>`; known when it listens. */
  readonly domain: () => string;
  /** The host that the operator gave it: it answers no other, so that what is stored has no host of the console's. */
  readonly onlyHost: string | null;
  readonly isEnding: () => boolean;
  readonly isStopping: () => boolean;
  readonly report: (error: unknown) => void;
  /** What one address may open is cut where it is too much. */
  readonly limitConnections: (server: Server) => void;
}

export interface S3Server {
  /** Rejects with what the operating system says. */
  listen(host: string, port: number): Promise<number>;
  /** Lets running requests finish. */
  close(): Promise<void>;
}

/** Between two signs of life of a connection, either way. */
const IDLE_MS = 60_000;
/** Who has not ended by then is cut off when the server stops. */
export const GRACE_MS = 5000;

/** The S3 port: for S3 clients with their keys, and for links that were signed with them. */
export function createS3Server(parts: ServerParts): S3Server {
  // No limit on a whole request: an upload may take hours, as long as something comes (`protocol/body.ts`).
  const server = createServer({ requestTimeout: 0, headersTimeout: IDLE_MS, keepAliveTimeout: 5000 });
  const take = (request: IncomingMessage, response: ServerResponse, waits: boolean) =>
    void answer(parts, request, response, waits).catch(parts.report);
  parts.limitConnections(server);
  const endUnused = trackUnusedConnections(server);
  server.on('request', (request, response) => take(request, response, false));
  server.on('checkContinue', (request, response) => take(request, response, true));
  // An expectation that is empty or unknown is as none: Node would answer it with 417.
  server.on('checkExpectation', (request, response) => take(request, response, false));
  return {
    async listen(host, port) {
      const opened = Promise.withResolvers<void>();
      server.once('error', opened.reject);
      server.listen({ host, port }, opened.resolve);
      await opened.promise;
      server.off('error', opened.reject);
      server.on('error', parts.report);
      return (server.address() as AddressInfo).port;
    },
    async close() {
      if (!server.listening) return;
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeIdleConnections();
      endUnused();
      const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await closed.promise;
      clearTimeout(cut);
    },
  };
}

async function answer(parts: ServerParts, request: IncomingMessage, response: ServerResponse, waits: boolean) {
  const requestId = randomBytes(8).toString('hex').toUpperCase();
  response.setHeader('x-amz-request-id', requestId);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Who waits for `100 Continue` and gets an answer instead sends no body: what came next would be taken for it.
  if (waits || parts.isEnding()) response.setHeader('Connection', 'close');
  const begin = () => {
    if (!waits) return;
    if (!parts.isEnding()) response.removeHeader('Connection');
    response.writeContinue();
  };
  const headers = readHeaders(request);
  let address: S3Address | null = null;
  let told: Answer;
  try {
    // A script of one object must not answer for the others: nobody registers one here (Service Workers, "Service-Worker").
    if (headers.has('service-worker')) throw new S3Error('AccessDenied');
    if (parts.isStopping()) throw new S3Error('ServiceUnavailable', undefined, { Connection: 'close' });
    const host = hostOf(headers.get('host'));
    if (parts.onlyHost !== null && !isHostOf(host, parts.onlyHost)) throw new S3Error('MisdirectedRequest');
    address = readAddress(request.url ?? '', host, parts.domain());
    told = await answerTo(parts, { request, headers, address, requestId, begin });
  } catch (error) {
    if (isGone(error)) return void response.destroy();
    told = answerOfError(parts, error, address?.path ?? '/', requestId);
  }
  const granted = address ? await grantOf(parts.storage, address.bucket, request.method ?? '', headers) : {};
  await writeAnswer(request, response, {
    ...told,
    headers: { ...told.headers, ...sandboxHeadersOf(told.headers ?? {}), ...granted },
  });
}

function answerOfError({ report }: ServerParts, error: unknown, resource: string, requestId: string): Answer {
  if (error instanceof NotModified) return { status: 304, headers: error.headers };
  if (shouldReport(error)) report(error);
  return errorAnswer(reportableError(error) ?? new S3Error('InternalError'), resource, requestId);
}

interface Arrived {
  readonly request: IncomingMessage;
  readonly headers: Headers;
  readonly address: S3Address;
  readonly requestId: string;
  readonly begin: () => void;
}

async function answerTo(parts: ServerParts, arrived: Arrived): Promise<Answer> {
  const { request, headers, address } = arrived;
  if (request.method === 'OPTIONS') return preflight(parts.storage, address.bucket, headers);
  const ip = addressOf(request.socket.remoteAddress ?? '');
  const shared = { ...arrived, ...address, address: ip, report: parts.report, isConsole: false };
  if (isForm(request.method ?? '', address, headers)) return answerForm(parts, shared);
  const { who, seed } = await identify(parts, arrived);
  return handle(parts.storage, { ...shared, who, seed });
}

async function identify(
  { storage, signers }: ServerParts,
  { request, headers, address, requestId }: Arrived,
): Promise<{ readonly who: Requester; readonly seed: ChunkSeed | null }> {
  const header = (name: string) => {
    const value = headers.get(name);
    return value === undefined ? null : asText(value);
  };
  const headerNames = [...headers.keys()];
  const method = request.method ?? '';
  const claim = readClaim(header, address.query);
  if (!claim) return { who: await identifyAddress(), seed: null };
  const payloadHash = headers.get('x-amz-content-sha256');
  if (claim.expires === null && payloadHash === undefined)
    throw new S3Error('InvalidRequest', 'The header x-amz-content-sha256 is needed');
  const { secret, who } = await signers.find(claim.accessKey, requestId);
  const { path, query } = address;
  const signable = { method, path, query, header, payloadHash: payloadHash ?? UNSIGNED, headerNames };
  const seed = verifyClaim(claim, secret, signable, storage.clock.now());
  signers.recordUse(claim.accessKey);
  return { who, seed };

  async function identifyAddress(): Promise<Requester> {
    const signed = readAddressClaim(address.query);
    if (!signed) return anonymous;
    const signer = await signers.find(signed.accessKey, requestId);
    const isObject = address.bucket !== '' && address.key !== '';
    verifyAddress(signed, signer.secret, { ...address, method, isObject, header, headerNames }, storage.clock.now());
    signers.recordUse(signed.accessKey);
    return signer.who;
  }
}
