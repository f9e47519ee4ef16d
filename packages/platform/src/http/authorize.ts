import type { Endpoint } from '@skydeck/contract';
import { type CallRule, type Need, needsOfCall, needsOfFields, type PublicRule } from '@skydeck/contract/rights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { frameOf } from './frame-context.ts';
import { forbidden, notByToken, notInAFrame } from './refusal.ts';
import type { Scope } from './scope.ts';

export type GuardedRule = Exclude<CallRule, PublicRule>;

/** Authenticates and authorizes a call, and sets the request's scope. Rejects with a Refusal: 401, 403. */
export async function authorize(
  app: FastifyInstance,
  request: FastifyRequest,
  { method }: Pick<Endpoint, 'method'>,
  rule: GuardedRule,
): Promise<void> {
  const scope = await app.authenticate(request, 'signedIn' in rule ? { inAnyPage: rule.inAnyPage } : {});
  // Set before the first refusal: it is noted down whose it was.
  request.scope = scope;
  const takesTokens = 'subject' in rule ? !rule.sessionOnly : rule.tokensToo === true;
  if (scope.apiToken !== null && !takesTokens) throw notByToken();
  if (rule.tabOnly && frameOf(request.headers)) throw notInAFrame();
  if ('subject' in rule) requireRights(scope, needsOfCall(rule, method));
}

/** Throws 403 for a field that the role is not enough for, whatever else it may do by this call. */
export function authorizeFields(
  scope: Scope | null,
  rule: CallRule,
  { body, query }: { body: unknown; query: object },
) {
  if (scope && 'subject' in rule) requireRights(scope, needsOfFields(rule, { ...query, ...(body as object | null) }));
}

function requireRights(scope: Scope, needs: readonly Need[]): void {
  const missing = needs.find(({ subject, method }) => !scope.may(subject, method));
  if (missing) throw forbidden(missing.subject, missing.method);
}

/** The hole of a path where a domain's id stands, or the word for the domain that every cloud has. */
export const domainParamOf = (path: string): string | null => /\/domains?\/\{(\w+)\}/.exec(path)?.[1] ?? null;
