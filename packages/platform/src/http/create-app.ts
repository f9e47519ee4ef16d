import { randomUUID } from 'node:crypto';
import { healthApi, RECONFIGURATION_HEADER, RECONFIGURATION_STOPPING, REQUEST_ID_HEADER } from '@skydeck/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Callers } from './callers.ts';
import { isBrowser, readCookie } from './cookies.ts';
import type { Clock } from '../clock.ts';
import { frameOf } from './frame-context.ts';
import type { Limits } from './limits.ts';
import type { Store } from '../store/store.ts';
import { prefixOf, withoutPrefix } from './base-path.ts';
import { limitBodyTime } from './body-time.ts';
import { addressOf, type Trusts } from './client-address.ts';
import { offerCompression } from './compression.ts';
import { isCrossSite } from './cross-site.ts';
import { answerError, handleErrors } from './errors.ts';
import type { Exchange, RefusedCall } from './exchange.ts';
import { readJsonBodies } from './json-limits.ts';
import { logOptions } from './log.ts';
import { createConnectionLimit } from './limit-connections.ts';
import { createRates } from './rate.ts';
import { crossSite, Refusal } from './refusal.ts';
import { plainHeaders, transportHeader } from './security-headers.ts';
import { trackUnusedConnections } from './unused-connections.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page of the console, or a file that it loads. */
    readonly isPage?: true;
  }
}

export interface AppSettings {
  readonly store: Store;
  readonly callers: Callers;
  /** Keeps what somebody was not allowed to do; resolves when it is durable. */
  readonly recordRefusal: (refused: RefusedCall) => Promise<void>;
  /** The origin people see, where it is not the one we listen at; null: the request's own host. */
  readonly publicOrigin: string | null;
  readonly trusts: Trusts;
  readonly checksAnswers: boolean;
  readonly logLevel: 'silent' | 'warn';
  /** From the word that it stops on: a proxy is to take its next request elsewhere. */
  readonly isEnding: () => boolean;
  readonly isStopping: () => boolean;
  readonly limits: Limits;
  readonly clock: Clock;
}

const MEBIBYTE = 1024 ** 2;

/** The HTTP server without its routes: what holds for every request. */
export function createApp(settings: AppSettings): FastifyInstance {
  const app = Fastify({
    // Standard output is for people; what is written for machines is in a stream of its own.
    logger: settings.logLevel === 'silent' ? false : logOptions(settings.logLevel, process.stderr),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MEBIBYTE,
    // Uploads may take hours: `limitBodyTime` ends all others.
    requestTimeout: 0,
    // A stopping server says so itself, in the catalogue's words.
    return503OnClosing: false,
    genReqId: () => `req-${randomUUID()}`,
    rewriteUrl: withoutPrefix,
    // Errors before any route is found come here, past the hooks.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply, settings.publicOrigin);
      return answerError(error, request, reply);
    },
    trustProxy: settings.trusts,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  decorate(app, settings);
  // Bodies are JSON; fastify would take plain text too.
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app, settings.limits);
  handleErrors(app);
  offerCompression(app);
  app.decorate('limitConnections', connectionLimitOf(app, settings));
  app.limitConnections(app.server);
  const endUnused = trackUnusedConnections(app.server);
  app.addHook('preClose', async () => endUnused());
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply, settings.publicOrigin);
    // spec: operations.drain
    if (settings.isEnding()) reply.header('Connection', 'close');
    if (settings.isStopping() && !isServedWhileStopping(request)) throw stopping(reply);
    if (request.routeOptions.config.streams !== true) limitBodyTime(request.raw, reply.raw);
    const isForeignForm = request.routeOptions.config.takesForeignForms === true;
    if (!isForeignForm && isCrossSite(request.method, request.headers, settings.publicOrigin)) throw crossSite();
  });
  // spec: call.json. JSON has no charset (RFC 8259, 11), and clients compare the whole header.
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type'));
    if (type.startsWith('application/json;')) reply.header('content-type', 'application/json');
  });
  return app;
}

/** What routes ask of the server. */
function decorate(app: FastifyInstance, settings: AppSettings): void {
  const { store, checksAnswers, limits, callers, clock } = settings;
  app.decorate('checksAnswers', checksAnswers);
  app.decorate('jsonLimits', limits);
  app.decorate('clock', clock);
  app.decorate('authenticate', (request: FastifyRequest, where = {}) =>
    callers.scopeOf(
      request.headers,
      { ...credentialsOf(request, settings), ...where },
      { requestId: request.id, address: addressOf(request.ip) },
    ),
  );
  app.decorate('exchangeOf', (request: FastifyRequest, reply: FastifyReply) => exchangeOf(request, reply, settings));
  app.decorate('urgently', (work) => store.urgently(work));
  app.decorate('whileConnected', ({ raw }: FastifyRequest, work) =>
    store.whileWanted(() => !raw.socket.destroyed, work),
  );
  app.decorate('recordRefusal', settings.recordRefusal);
  app.decorateRequest('scope', null);
}

/** Who meets the limit cannot be reported why; the operator can. */
function connectionLimitOf({ log }: FastifyInstance, { limits, trusts, clock }: AppSettings) {
  const most = limits.connectionsPerAddress;
  const reported = createRates(clock, 1);
  return createConnectionLimit({
    max: most,
    trusts,
    onRefused(address) {
      if (reported.take(address)) log.warn({ address, most }, 'too many connections of one address');
    },
  });
}

const isSecure = ({ protocol }: FastifyRequest, publicOrigin: string | null) =>
  publicOrigin?.startsWith('https:') ?? protocol === 'https';

function setHeaders(request: FastifyRequest, reply: FastifyReply, publicOrigin: string | null): void {
  reply.headers({ ...plainHeaders, [REQUEST_ID_HEADER]: request.id });
  if (isSecure(request, publicOrigin)) reply.header(...transportHeader);
  if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
}

/**
 * spec: operations.healthz. Steps of tasks may take long to end: who supervises the process lets them. A page is served as
 * long as the server listens: it says in a person's words that the server is stopping, and waits for it.
 */
const isServedWhileStopping = ({ routeOptions: { url, config } }: FastifyRequest) =>
  url === healthApi.live.path || config.isPage === true;

function stopping(reply: FastifyReply): Refusal {
  reply.header(RECONFIGURATION_HEADER, RECONFIGURATION_STOPPING);
  return new Refusal(503, 'stopping', 'The server is going to stop');
}

type Credentials = Pick<AppSettings, 'callers' | 'publicOrigin'>;

function credentialsOf(request: FastifyRequest, { callers, publicOrigin }: Credentials) {
  const context = { isSecure: isSecure(request, publicOrigin), basePath: prefixOf(request.raw) };
  return {
    ...context,
    sessionHashes: callers.sessionHashesOf(request.headers, context),
    frame: frameOf(request.headers),
  };
}

function exchangeOf(request: FastifyRequest, reply: FastifyReply, settings: Credentials): Exchange {
  const { publicOrigin } = settings;
  return {
    ...credentialsOf(request, settings),
    requestId: request.id,
    address: addressOf(request.ip),
    isBrowser: isBrowser(request.headers),
    userAgent: request.headers['user-agent'] ?? '',
    origin: publicOrigin ?? `${request.protocol}://${request.host}`,
    cookie: (name) => readCookie(request.headers.cookie, name),
    setHeader: (name, value) => void reply.header(name, value),
  };
}
