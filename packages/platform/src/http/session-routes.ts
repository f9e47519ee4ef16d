import { sessionApi } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import { findCaller } from '../auth/authenticate.ts';
import { changePassword } from '../auth/change-password.ts';
import { endedCookie, sessionCookie } from '../auth/cookies.ts';
import { login } from '../auth/login.ts';
import { logout } from '../auth/logout.ts';
import { profileOf } from '../auth/profile.ts';
import { ownProjects } from '../auth/rights.ts';
import { enterDomain, enterProject } from '../auth/scoped-tokens.ts';
import type { SessionSignal } from '../auth/session-signal.ts';
import type { Routes } from '../engines/engine.ts';
import { createDirectoryLogin } from '../identity/directory-login.ts';
import type { Identities } from '../identity/identities.ts';
import { loginProviders } from '../identity/login-providers.ts';
import { findSignOut, signOutAt } from '../identity/sign-out.ts';
import type { Sealing } from '../store/sealing.ts';
import type { Store } from '../store/store.ts';
import type { Exchange } from './exchange.ts';
import { serve } from './serve.ts';

const signedIn = { signedIn: true } as const;

export const sessionRoutes =
  (store: Store, sealing: Sealing, signal: SessionSignal, identities: Identities): Routes =>
  (app) => {
    const directories = createDirectoryLogin(identities);
    const callerOf = ({ sessionHash, requestId }: Exchange) => findCaller(store, sessionHash, null, requestId);

    serve(app, sessionApi.login, { public: true }, async ({ body, exchange }) => {
      const user = await login(store, sealing, body, exchange, directories);
      exchange.setHeader('Set-Cookie', sessionCookie(user.token, exchange));
      return user;
    });
    serve(app, sessionApi.providers, { public: true }, ({ query, exchange }) =>
      loginProviders(identities, query['domain'], exchange),
    );
    serve(app, sessionApi.logout, signedIn, async ({ exchange }) => {
      const caller = await callerOf(exchange);
      const begunBy = await store.read((tx) => findSignOut(identities, tx, caller.session.id_hash));
      await logout(store, signal, caller, exchange);
      exchange.setHeader('Set-Cookie', endedCookie(exchange));
      return begunBy ? signOutAt(identities, begunBy, exchange) : undefined;
    });
    serve(app, sessionApi.whoami, signedIn, async ({ scope, exchange }) => {
      const { person } = await callerOf(exchange);
      return store.read((tx) => profileOf(tx, person, scope.projectId));
    });
    serve(app, sessionApi.projects, signedIn, async ({ exchange }) => {
      const { person } = await callerOf(exchange);
      return store.read(async (tx) => {
        const domains = new Map((await accountsOf(tx).domains.all()).map((domain) => [domain.id, domain]));
        const data = (await ownProjects(tx, person)).map(({ project: { id, name, enabled, domain_id }, role }) => ({
          id,
          name,
          domain_id,
          role,
          enabled: enabled && (domains.get(domain_id)?.enabled ?? false),
          domain_name: domains.get(domain_id)?.name ?? '',
        }));
        return { data };
      });
    });
    serve(app, sessionApi.enterProject, signedIn, async ({ params, exchange }) => {
      const { session, person } = await callerOf(exchange);
      return store.write((tx) => enterProject(tx, session, person, params.id));
    });
    serve(app, sessionApi.enterDomain, signedIn, async ({ exchange }) => {
      const { session, person } = await callerOf(exchange);
      return store.write((tx) => enterDomain(tx, session, person));
    });
    serve(app, sessionApi.changePassword, signedIn, async ({ body, exchange }) => {
      const token = await changePassword(store, signal, await callerOf(exchange), body, exchange);
      exchange.setHeader('Set-Cookie', sessionCookie(token, exchange));
      return { token };
    });
  };
