import {
  type Endpoint,
  type Method,
  type PathParams,
  problem,
  problemsOf,
  type Subject,
  TaskRef,
} from '@skydeck/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assert, create, StructError } from 'superstruct';
import { frameOf } from '../partners/admit-frame.ts';
import type { Exchange } from './exchange.ts';
import { noteRefusal } from './note-refusal.ts';
import { badRequest, forbidden, invalid, notAUuid, notByToken, notInAFrame, Refusal } from './refusal.ts';
import type { Scope } from './scope.ts';

export interface Asked<Path extends string, Body, Who = Scope> {
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

/** Who may call. `literals` are words that may stand where an id does: `default` for the domain that every cloud has. */
export type Rule =
  | {
      readonly subject: Subject;
      readonly literals?: readonly string[];
      /** For what hands out or takes away access: an API token cannot. */
      readonly sessionOnly?: true;
      readonly tabOnly?: true;
    }
  | {
      readonly signedIn: true;
      readonly literals?: readonly string[];
      /** What belongs to a session is no matter of API tokens, unless it is said here. */
      readonly tokensToo?: true;
      /** For what would outlive the session: none of a frame or its window, and no frame with the session of the tabs. */
      readonly tabOnly?: true;
      /** For the way out: also in front of a page that is not for them. */
      readonly inAnyPage?: true;
    };
export interface PublicRule {
  readonly public: true;
  readonly literals?: readonly string[];
}

type Reply<Value> = Promise<Value>;

/**
 * Serves one call of the contract: with and without a trailing slash; 401 without a session, 403 when the role lacks the
 * method on the subject, 400 for an id that is no UUID or a body that is not the contract's. Refusals that `answer`
 * throws become the catalogue's errors; that somebody may not is kept in the audit log. 204 where the contract has no answer,
 * 202 where a task was started.
 */
export function serve<const Path extends string, Body, Value>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, Body, Value>,
  rule: Rule,
  answer: (asked: Asked<Path, Body>) => Reply<Value>,
): void;
export function serve<const Path extends string, Body, Value>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, Body, Value>,
  rule: PublicRule,
  answer: (asked: Asked<Path, Body, null>) => Reply<Value>,
): void;
export function serve(
  app: FastifyInstance,
  endpoint: Endpoint,
  rule: Rule | PublicRule,
  answer: (asked: Asked<string, never, never>) => Promise<unknown>,
): void {
  const literals = rule.literals ?? [];
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: a stranger's megabyte is not worth parsing.
    onRequest: async (request) => {
      if (!('public' in rule)) await admit(app, request, endpoint.method, rule);
    },
    onError: async (request, reply, error) => {
      const subject = 'subject' in rule ? rule.subject : null;
      if (error instanceof Refusal) await noteRefusal(app, request, reply, { endpoint, subject, refusal: error });
    },
    handler: async (request, reply) => {
      const asked = {
        scope: request.scope,
        params: readParams(request.params as Record<string, string>, literals),
        query: readQuery(request.query as Record<string, string | string[]>),
        body: readBody(endpoint, request.body),
        revision: readRevision(request.headers['if-match']),
        exchange: app.exchangeOf(request, reply),
      };
      const value = await answer(asked as Asked<string, never, never>);
      return write(endpoint, value, reply, app.checksAnswers);
    },
  });
}

async function admit(app: FastifyInstance, request: FastifyRequest, method: Method, rule: Rule): Promise<void> {
  const scope = await app.authenticate(request, 'signedIn' in rule ? { inAnyPage: rule.inAnyPage } : {});
  request.scope = scope;
  const takesTokens = 'subject' in rule ? !rule.sessionOnly : rule.tokensToo === true;
  if (scope.apiToken !== null && !takesTokens) throw notByToken();
  if (rule.tabOnly && frameOf(request.headers)) throw notInAFrame();
  if ('subject' in rule && !scope.may(rule.subject, method)) throw forbidden(rule.subject, method);
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function readParams(params: Readonly<Record<string, string>>, literals: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const isId = name === 'id' || name.endsWith('Id');
      if (!isId || literals.includes(value)) return [name, value];
      if (!uuidShape.test(value)) throw notAUuid(name, value);
      return [name, value.toLowerCase()];
    }),
  );
}

function readQuery(query: Readonly<Record<string, string | string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) ?? '') : value]),
  );
}

function readBody(endpoint: Endpoint, body: unknown): unknown {
  if (!endpoint.body) return null;
  try {
    return create(body, endpoint.body);
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    if (body === undefined || body === null)
      throw invalid({ '': problem('required', 'The request needs a JSON body') });
    throw invalid(problemsOf(error));
  }
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
