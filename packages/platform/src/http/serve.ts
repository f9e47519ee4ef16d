import {
  type AnyStruct,
  DEFAULT_DOMAIN,
  type Endpoint,
  isUuid,
  type PathParams,
  problem,
  problemsOf,
  TaskRef,
} from '@skydeck/contract';
import { readRequest } from '@skydeck/contract/requests';
import { type CallRule, type PublicRule, ruleOf } from '@skydeck/contract/rights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assert, create, StructError } from 'superstruct';
import { authorize, authorizeFields, domainParamOf, type GuardedRule } from './authorize.ts';
import { compressed } from './compression.ts';
import type { Exchange } from './exchange.ts';
import { type JsonLimits, checkJsonLimits } from './json-limits.ts';
import { badRequest, invalid, notAUuid, Refusal } from './refusal.ts';
import type { Scope } from './scope.ts';

export interface RequestContext<Path extends string, Body, Who = Scope> {
  /** null on public endpoints. */
  readonly scope: Who;
  readonly params: PathParams<Path>;
  /** As sent; a name given twice has its last value. */
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
  /** The revision of `If-Match: revision_number=N`, or null. */
  readonly revision: number | null;
  readonly exchange: Exchange;
}

type Reply<Value> = Promise<Value>;

/**
 * Serves one call of the contract: with and without a trailing slash; 401 and 403 as the table of rights says, 400 for an id
 * that is no UUID or a body that is not the contract's. Refusals that `answer` throws become the catalogue's errors; that
 * somebody may not is kept in the audit log. 204 where the contract has no answer, 202 where a task was started. Throws for
 * a call that the table has no entry for.
 */
export function serve<const Path extends string, Body, Value>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, Body, Value>,
  answer: (context: RequestContext<Path, Body>) => Reply<Value>,
): void {
  const rule = ruleOf(endpoint);
  if ('public' in rule) throw new Error(`${endpoint.path} is for everybody: servePublic`);
  serveBy(app, rule, endpoint, answer);
}

/** Serves a call that strangers may make: its handler is not told who asks. Throws where the table says otherwise. */
export function servePublic<const Path extends string, Body, Value>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, Body, Value>,
  answer: (context: RequestContext<Path, Body, null>) => Reply<Value>,
): void {
  const rule = ruleOf(endpoint);
  if (!('public' in rule)) throw new Error(`${endpoint.path} is not for everybody: serve`);
  serveBy(app, rule, endpoint, answer);
}

/** Serves a call that is none of the contract's, by a rule of its own: what only tests have. */
export function serveBy<const Path extends string, Body, Value>(
  app: FastifyInstance,
  rule: GuardedRule,
  endpoint: Endpoint<Path, Body, Value>,
  answer: (context: RequestContext<Path, Body>) => Reply<Value>,
): void;
export function serveBy<const Path extends string, Body, Value>(
  app: FastifyInstance,
  rule: PublicRule,
  endpoint: Endpoint<Path, Body, Value>,
  answer: (context: RequestContext<Path, Body, null>) => Reply<Value>,
): void;
export function serveBy(
  app: FastifyInstance,
  rule: CallRule,
  endpoint: Endpoint,
  answer: (context: RequestContext<string, never, never>) => Promise<unknown>,
): void {
  app.route({
    ...guardedRoute(app, rule, endpoint),
    compress: holdsNoSecret(endpoint, rule) && compressed,
    handler: async (request, reply) => {
      const context = { ...readContext(app, request, reply, endpoint), body: readBody(endpoint, request.body) };
      authorizeFields(request.scope, rule, context);
      const act = () => answer(context as RequestContext<string, never, never>);
      const value = await actFor(app, request, act);
      return write(endpoint, value, reply, app.checksAnswers);
    },
  });
}

/** What each route of a call has, whatever its bodies are. */
export function guardedRoute(app: FastifyInstance, rule: CallRule, endpoint: Pick<Endpoint, 'method' | 'path'>) {
  return {
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: a stranger's megabyte is not worth parsing.
    onRequest: async (request: FastifyRequest) => {
      if (!('public' in rule)) await authorize(app, request, endpoint, rule);
    },
    onError: async (request: FastifyRequest, reply: FastifyReply, error: Error) => {
      const subject = 'subject' in rule ? rule.subject : null;
      if (!(error instanceof Refusal)) return;
      await app.recordRefusal({
        endpoint,
        subject,
        refusal: error,
        params: request.params as Record<string, string>,
        scope: request.scope,
        exchange: app.exchangeOf(request, reply),
        report: (err) => request.log.error({ err, requestId: request.id }, 'unexpected error'),
      });
    },
  };
}

/** What a call says besides its body. */
export const readContext = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Pick<Endpoint, 'path' | 'named'>,
) => ({
  scope: request.scope,
  params: readParams(request.params as Record<string, string>, domainParamOf(endpoint.path), endpoint),
  query: readQuery(request.query as Record<string, string | string[]>, app.jsonLimits),
  revision: readRevision(request.headers['if-match']),
  exchange: app.exchangeOf(request, reply),
});

/** On a full disk people can make room. Of who has gone nobody needs the answer. */
function actFor<Value>(app: FastifyInstance, request: FastifyRequest, act: () => Promise<Value>): Promise<Value> {
  if (request.method === 'DELETE') return app.urgently(act);
  return request.method === 'GET' ? app.whileConnected(request, act) : act();
}

/** What is read, by anybody or under a right of its own; of what belongs to a session (tokens, codes) what the table says. */
export function holdsNoSecret({ method }: Endpoint, rule: CallRule): boolean {
  return method === 'GET' && (!('signedIn' in rule) || rule.tokensToo === true || rule.holdsNoSecret === true);
}

function readParams(
  params: Readonly<Record<string, string>>,
  domainParam: string | null,
  { named: takesNames }: Pick<Endpoint, 'named'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const isId = name === 'id' || name.endsWith('Id');
      if (!isId || (name === domainParam && value === DEFAULT_DOMAIN)) return [name, value];
      if (isUuid(value)) return [name, value.toLowerCase()];
      if (!takesNames) throw notAUuid(name, value);
      return [name, value];
    }),
  );
}

function readQuery(query: Readonly<Record<string, string | string[]>>, limits: JsonLimits): Record<string, string> {
  const read = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) ?? '') : value]),
  );
  // The one parameter that is JSON.
  if (read['params'] !== undefined) checkJsonLimits(read['params'], limits);
  return read;
}

function readBody(endpoint: Endpoint, body: unknown): unknown {
  return endpoint.body ? readModel(endpoint.body, body) : null;
}

/** What was sent, as the model has it. Throws 400. */
export function readModel<Value>(model: AnyStruct<Value>, body: unknown): Value {
  try {
    // Nothing at all says as much as an object without fields.
    return create(readRequest(body ?? {}, model), model);
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    if (body === undefined || body === null)
      throw invalid({ '': problem('required', 'The request needs a JSON body') });
    throw invalid(problemsOf(hasManyValues(body) ? new StructError(error, noFurther) : error));
  }
}

/** To tell every problem of a body takes far longer than to read it: so many values are nobody's form. */
const MAX_VALIDATED_VALUES = 1000;

function* noFurther(): Generator<never> {}

// The body is no deeper than what `readJsonBodies` lets in.
function hasManyValues(body: unknown): boolean {
  let left = MAX_VALIDATED_VALUES;
  const count = (value: unknown): void => {
    left -= 1;
    if (left <= 0 || typeof value !== 'object' || value === null) return;
    for (const part of Object.values(value)) count(part);
  };
  count(body);
  return left <= 0;
}

function readRevision(header: string | undefined): number | null {
  if (header === undefined) return null;
  const [, revision] = /^"?revision_number=(\d{1,15})"?$/.exec(header.trim()) ?? [];
  if (revision === undefined) throw badRequest('If-Match must be revision_number=N');
  return Number(revision);
}

function write(endpoint: Endpoint, value: unknown, reply: FastifyReply, check: boolean) {
  if (!endpoint.answer || value === undefined) return reply.code(204).send();
  if (check) assert(value, endpoint.answer);
  return reply.code((endpoint.answer as unknown) === TaskRef ? 202 : 200).send(value);
}
