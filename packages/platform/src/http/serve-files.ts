import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Endpoint, PathParams } from '@skydeck/contract';
import { ruleOf } from '@skydeck/contract/rights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assert } from 'superstruct';
import type { CallRule } from '@skydeck/contract/rights';
import { drain, endWhenStalled } from './slow-clients.ts';
import { receiveBody } from './receive-body.ts';
import { badRequest, Refusal } from './refusal.ts';
import type { Scope } from './scope.ts';
import { guardedRoute, readContext } from './serve.ts';

/** A file that a request brings. */
export interface SentFile {
  /** As they come. Throws 408 after a minute of silence, 400 where they end early. */
  readonly bytes: AsyncIterable<Buffer>;
  /** As the request says; null: it says nothing. */
  readonly length: number | null;
  readonly headers: IncomingHttpHeaders;
}

/** A file to be sent. */
export interface AnsweredFile {
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Buffer>;
  readonly headers: Readonly<Record<string, string>>;
}

interface FileContext<Path extends string, Who> {
  readonly scope: Who;
  readonly params: PathParams<Path>;
}

/**
 * Serves a call whose body is a file, which is never held as a whole: as `serve`, but for the body. `whole`: what is no file has
 * come as JSON, which may say where a file would be.
 */
export function serveUpload<const Path extends string, Value>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, Uint8Array<ArrayBuffer>, Value>,
  answer: (context: FileContext<Path, Scope> & { readonly file: SentFile; readonly json: unknown }) => Promise<Value>,
): void {
  const rule = ruleOf(endpoint);
  void app.register(async (scoped) => {
    scoped.addContentTypeParser('*', async (_: FastifyRequest, payload: Readable) => payload);
    scoped.route({
      ...guardedRoute(scoped, rule, endpoint),
      compress: false,
      config: { streams: true },
      handler: async (request, reply) => {
        drain(request.raw, reply.raw);
        const isFile = request.body instanceof Readable || request.body === undefined;
        const value = await answer({
          ...contextOf<Path, Scope>(scoped, request, reply, endpoint),
          file: fileOf(scoped, request),
          json: isFile ? null : request.body,
        });
        if (endpoint.answer && scoped.checksAnswers) assert(value, endpoint.answer);
        return value;
      },
    });
  });
}

const contextOf = <Path extends string, Who>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Pick<Endpoint, 'path'>,
) => readContext(app, request, reply, endpoint) as unknown as FileContext<Path, Who>;

function fileOf({ clock }: FastifyInstance, { raw, headers }: FastifyRequest): SentFile {
  const length = /^\d{1,15}$/.test(headers['content-length'] ?? '') ? Number(headers['content-length']) : null;
  return {
    bytes: (async function* () {
      try {
        yield* receiveBody(raw, clock, silence);
      } catch (error) {
        // Whoever sent it has gone.
        throw raw.complete || error instanceof Refusal ? error : badRequest('The body is not as long as it says');
      }
    })(),
    length,
    headers,
  };
}

// spec: upload.silence
const silence = () =>
  new Refusal(408, 'bad_request', 'Nothing has come for a minute', { headers: { Connection: 'close' } });

/** Serves a call that answers with a file: the head first, then its bytes as fast as the caller reads them. */
export function serveDownload<const Path extends string>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, null, Uint8Array<ArrayBuffer>>,
  answer: (context: FileContext<Path, Scope>) => Promise<AnsweredFile>,
): void {
  serveFile(app, ruleOf(endpoint), endpoint, (request, reply) =>
    answer(contextOf<Path, Scope>(app, request, reply, endpoint)),
  );
}

/** The same for a call that strangers may make. */
export function servePublicDownload<const Path extends string>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, null, Uint8Array<ArrayBuffer>>,
  answer: (context: FileContext<Path, null>) => Promise<AnsweredFile>,
): void {
  const rule = ruleOf(endpoint);
  if (!('public' in rule)) throw new Error(`${endpoint.path} is not for everybody: serveDownload`);
  serveFile(app, rule, endpoint, (request, reply) => answer(contextOf<Path, null>(app, request, reply, endpoint)));
}

function serveFile(
  app: FastifyInstance,
  rule: CallRule,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<AnsweredFile>,
): void {
  app.route({
    ...guardedRoute(app, rule, endpoint),
    compress: false,
    handler: async (request, reply) => {
      const { name, size, bytes, headers } = await answer(request, reply);
      endWhenStalled(reply.raw);
      return (
        reply
          .headers(headers)
          .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
          .header('Content-Length', size)
          // A browser saves it, whatever is in it.
          .type('application/octet-stream')
          .send(Readable.from(bytes, { objectMode: false }))
      );
    },
  });
}
