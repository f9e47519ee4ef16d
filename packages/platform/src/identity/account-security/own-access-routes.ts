import { accountApi } from '@skydeck/contract';
import type { FastifyInstance } from 'fastify';
import { userObject } from '../../audit/audit.ts';
import { endSessions } from '../sessions/sessions.ts';
import { serve } from '../../http/serve.ts';
import {
  createApplicationCredential,
  deleteApplicationCredential,
  ownApplicationCredentials,
} from './application-credentials.ts';
import { createToken, revokeToken, tokenObject, tokensOf } from './api-tokens.ts';
import { endOwnSession, ownSessions } from './own-sessions.ts';
import { type AccountParts, callerOf } from './parts.ts';
import { auditAs } from './with-code.ts';

export function ownAccessRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { store, signal } = parts;

  serve(app, accountApi.sessions, async ({ exchange }) => {
    const { session } = await callerOf(parts, exchange);
    return { data: await store.read((tx) => ownSessions(tx, session)) };
  });
  serve(app, accountApi.endSession, async ({ params, exchange }) => {
    const { session, person } = await callerOf(parts, exchange);
    return store.write(async (tx) => {
      await endOwnSession(tx, signal, session, params.id);
      await auditAs({ user: person.user, from: exchange })(tx, 'session_ended', { kind: 'session', id: params.id });
      return null;
    });
  });
  serve(app, accountApi.endOtherSessions, async ({ exchange }) => {
    const { session, person } = await callerOf(parts, exchange);
    return store.write(async (tx) => {
      await endSessions(tx, signal, { userId: session.user_id, butNot: session.id_hash });
      await auditAs({ user: person.user, from: exchange })(tx, 'other_sessions_ended', userObject(person.user));
      return null;
    });
  });

  serve(app, accountApi.tokens, async ({ scope }) => ({
    data: await store.read((tx) => tokensOf(tx, scope.userId)),
  }));
  serve(app, accountApi.createToken, async ({ body, exchange }) => {
    const { person } = await callerOf(parts, exchange);
    return store.write(async (tx) => {
      const token = await createToken(tx, person, body);
      await auditAs({ user: person.user, from: exchange })(tx, 'api_token_created', tokenObject(token));
      return token;
    });
  });
  serve(app, accountApi.createApplicationCredential, async ({ body, exchange }) => {
    const caller = await callerOf(parts, exchange);
    const { user } = caller.person;
    const made = await createApplicationCredential(parts, caller, body, exchange);
    const object = { kind: 'application_credential', id: made.id, name: made.name } as const;
    await store.write((tx) => auditAs({ user, from: exchange })(tx, 'application_credential_created', object));
    return made;
  });
  serve(app, accountApi.applicationCredentials, async ({ exchange }) => ({
    data: await ownApplicationCredentials(parts, await callerOf(parts, exchange)),
  }));
  serve(app, accountApi.deleteApplicationCredential, async ({ params, body, exchange }) => {
    const id = params.credential;
    const caller = await callerOf(parts, exchange);
    const name = await deleteApplicationCredential(parts, caller, { id, password: body.current_password }, exchange);
    const object = { kind: 'application_credential', id, name } as const;
    const { user } = caller.person;
    await store.write((tx) => auditAs({ user, from: exchange })(tx, 'application_credential_deleted', object));
    return null;
  });
  serve(app, accountApi.revokeToken, async ({ params, exchange }) => {
    const { person } = await callerOf(parts, exchange);
    return store.write(async (tx) => {
      const name = await revokeToken(tx, person.user.id, params.id);
      await auditAs({ user: person.user, from: exchange })(
        tx,
        'api_token_revoked',
        tokenObject({ id: params.id, name }),
      );
      return null;
    });
  });
}
