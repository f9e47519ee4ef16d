import { memberSecurityApi, type Method, type Role } from '@skydeck/contract';
import type { FastifyInstance } from 'fastify';
import { assignmentsOf } from '../accounts/assignments.ts';
import { accountsOf } from '../accounts/documents.ts';
import { audit, type AuditObject, type AuditType, userObject } from '../../audit/audit.ts';
import { systemRoles } from '../rights/create-scope.ts';
import { allRoles, type Person, rolesInDomain } from '../rights/rights.ts';
import { endSessions } from '../sessions/sessions.ts';
import type { Exchange } from '../../http/exchange.ts';
import { conflict, forbidden, notFound } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import { serve } from '../../http/serve.ts';
import type { Tx } from '../../store/store.ts';
import { createToken, revokeToken, tokenObject, tokensOf } from './api-tokens.ts';
import type { AccountParts } from './parts.ts';
import { removeSecondFactor } from './second-factor.ts';

export function memberRoutes(app: FastifyInstance, { store, signal }: AccountParts): void {
  serve(app, memberSecurityApi.resetSecondFactor, ({ scope, params, exchange }) =>
    store.write(async (tx) => {
      const member = await memberOf(tx, scope, params, 'DELETE');
      if (!(await removeSecondFactor(tx, member.user.id))) throw notFound('second_factor');
      // Somebody else may hold the lost telephone, and a session with it.
      await endSessions(tx, signal, { userId: member.user.id });
      await keep(tx, 'second_factor_reset', userObject(member.user), { member, scope, exchange });
      return null;
    }),
  );
  serve(app, memberSecurityApi.tokens, ({ scope, params }) =>
    store.read(async (tx) => {
      const { user } = await serviceAccountOf(tx, scope, params, 'GET');
      return { data: await tokensOf(tx, user.id) };
    }),
  );
  serve(app, memberSecurityApi.createToken, ({ scope, params, body, exchange }) =>
    store.write(async (tx) => {
      const owner = await serviceAccountOf(tx, scope, params, 'POST');
      const token = await createToken(tx, owner, body);
      await keep(tx, 'api_token_created', tokenObject(token), { member: owner, scope, exchange });
      return token;
    }),
  );
  serve(app, memberSecurityApi.revokeToken, ({ scope, params, exchange }) =>
    store.write(async (tx) => {
      const owner = await serviceAccountOf(tx, scope, params, 'DELETE');
      const name = await revokeToken(tx, owner.user.id, params.id);
      await keep(tx, 'api_token_revoked', tokenObject({ id: params.id, name }), { member: owner, scope, exchange });
      return null;
    }),
  );
}

interface Named {
  readonly domainId: string;
  readonly userId: string;
}

/** A person of a domain that the caller administers. Throws a Refusal: 404 for others, 403 for who stands above the caller. */
async function memberOf(tx: Tx, scope: Scope, { domainId, userId }: Named, method: Method): Promise<Person> {
  const user = scope.isSystem || scope.domainId === domainId ? await accountsOf(tx).users.get(userId) : null;
  if (user?.domain_id !== domainId) throw notFound('user');
  const person = { user, assignments: await assignmentsOf(tx, user.id) };
  if (method !== 'GET' && !mayManage(scope, rolesInDomain(person))) throw forbidden('domain_user', method);
  return person;
}

/** Nobody weakens the account of who may do more than they. */
function mayManage(scope: Scope, roles: readonly Role[]): boolean {
  if (roles.includes('superuser')) return scope.roles.includes('superuser');
  return scope.isSystem || !roles.some((role) => systemRoles.includes(role));
}

async function serviceAccountOf(tx: Tx, scope: Scope, named: Named, method: Method): Promise<Person> {
  const person = await memberOf(tx, scope, named, method);
  if (!allRoles(person).includes('service_account'))
    throw conflict('not_allowed_now', 'People make their own tokens: this is no service account');
  return person;
}

interface CallContext {
  /** Whom it was done to. */
  readonly member: Person;
  readonly scope: Scope;
  readonly exchange: Exchange;
}

const keep = (tx: Tx, type: AuditType, object: AuditObject, { member: { user }, scope, exchange }: CallContext) => {
  const { address, requestId } = exchange;
  return audit(tx, { type, userId: user.id, byUserId: scope.userId, account: user.name, address, requestId, object });
};
