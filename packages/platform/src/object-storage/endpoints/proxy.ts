import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '../../http/routes.ts';
import { addressOf } from '../../http/client-address.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Answer, Requester } from '../protocol/call.ts';
import { NotModified, reportableError, S3Error, shouldReport } from '../protocol/errors.ts';
import { handle } from '../protocol/handle.ts';
import { type Headers, readHeaders } from '../protocol/headers.ts';
import { elements, errorDocument, XML_TYPE } from '../protocol/xml.ts';
import { errorAnswer, isGone, writeAnswer } from '../protocol/write-answer.ts';
import { PROXY_HOST, PROXY_PATH } from '../service/proxy-names.ts';
import { requesterOf, type Signers } from '../service/signers.ts';
import { personOf } from '../service/s3-users.ts';
import { readClaim } from '../sigv4/read-claim.ts';
import { readAddressClaim } from '../sigv2/verify-address.ts';
import { ALGORITHM, UNSIGNED } from '../sigv4/signature.ts';
import { verifyClaim } from '../sigv4/verify.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readAddress, type S3Address } from './address.ts';
import { filterRequestHeaders, filterResponseHeaders } from './filter-headers.ts';

export interface ProxyParts {
  readonly storage: ObjectStorage;
  readonly signers: Signers;
  /** The answers that are under way: who stops the server may have to cut them off. */
  readonly activeResponses: Set<ServerResponse>;
  readonly report: (error: unknown) => void;
}

/**
 * S3 at the console's own origin, path style. Who asks is decided by the session and its token, as in every call; or by
 * the signature of an address that `presign` gave out. What may be asked, and with which headers, is `filter-headers.ts`.
 */
export const s3ProxyRoutes =
  (parts: ProxyParts): Routes =>
  (app: FastifyInstance) => {
    // An S3 client reads the codes of refusals from XML, too.
    app.setErrorHandler((error, request, reply) => {
      const { status, code, message } = refusalOf(error) ?? new S3Error('InternalError');
      if (status >= 500 && !(error instanceof Refusal)) parts.report(error);
      const text = errorDocument(elements({ Code: code, Message: message, RequestId: request.id }));
      return reply.code(status).header('Cache-Control', 'no-store').type(XML_TYPE).send(text);
    });
    for (const url of [PROXY_PATH, `${PROXY_PATH}/*`])
      app.route({
        method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
        url,
        config: { streams: true },
        // Before fastify reads a body: it is streamed, and may be larger than any limit.
        onRequest: (request, reply) => answer(parts, request, reply),
        handler: (_, reply) => reply,
      });
  };

const refusalOf = (error: unknown): Refusal | S3Error | null =>
  error instanceof Refusal ? error : reportableError(error);

async function answer(parts: ProxyParts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { storage } = parts;
  const arrived = readHeaders(request.raw);
  const address = addressIn(request);
  const who = await identify(parts, request, arrived, address);
  const headers = filterRequestHeaders(request.method, address, arrived);
  reply.hijack();
  parts.activeResponses.add(reply.raw);
  reply.raw.once('close', () => parts.activeResponses.delete(reply.raw));
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  let told: Answer;
  try {
    const { bucket, key, query } = address;
    const ip = addressOf(request.ip);
    const asked = { request: request.raw, requestId: request.id, seed: null, begin: () => {}, address: ip };
    const { report } = parts;
    told = await handle(storage, { ...asked, bucket, key, query, headers, who, report, isConsole: true });
  } catch (error) {
    if (isGone(error)) return void reply.raw.destroy();
    told = answerOfError(parts, error, address.path, request.id);
  }
  try {
    await writeAnswer(request.raw, reply.raw, filterResponseHeaders(address, request.method, told));
  } catch (error) {
    parts.report(error);
  }
}

function answerOfError({ report }: ProxyParts, error: unknown, resource: string, requestId: string): Answer {
  if (error instanceof NotModified) return { status: 304, headers: error.headers };
  if (shouldReport(error)) report(error);
  return errorAnswer(reportableError(error) ?? new S3Error('InternalError'), resource, requestId);
}

/** What follows the endpoint's own path; a prefix of the console was cut off before. */
function addressIn({ raw: { url = '' } }: FastifyRequest): S3Address {
  // The router decodes before it compares: `/s3pro%78y` would come here too.
  if (!url.startsWith(PROXY_PATH)) throw new S3Error('InvalidURI');
  return readAddress(url.slice(PROXY_PATH.length), '', null);
}

/** Throws a Refusal, or an S3Error for a signature that does not hold. */
async function identify(
  { storage, signers }: ProxyParts,
  request: FastifyRequest,
  headers: Headers,
  { path, query }: S3Address,
): Promise<Requester> {
  // Not its header: an S3 client of the console signs with a key that is none.
  const claim = readClaim(() => null, query);
  if (readAddressClaim(query)) throw new S3Error('InvalidRequest', `Use ${ALGORITHM}`);
  if (!claim) {
    const scope = await request.server.authenticate(request);
    await storage.store.read((tx) => personOf(tx, scope));
    return requesterOf(scope);
  }
  const { secret, who } = await signers.find(claim.accessKey, request.id);
  const header = (name: string) => (name === 'host' ? PROXY_HOST : (headers.get(name) ?? null));
  const signable = { method: request.method, path, query, header, payloadHash: UNSIGNED, headerNames: [] };
  verifyClaim(claim, secret, signable, storage.clock.now());
  return who;
}
