import { sessionApi } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import { type Caller, findCaller, type Shown } from '../auth/authenticate.ts';
import { changePassword } from '../auth/change-password.ts';
import { giveSession, takeSession } from '../auth/give-session.ts';
import { login } from '../auth/login.ts';
import { logout } from '../auth/logout.ts';
import { openSession } from '../auth/open-session.ts';
import { projectsOf } from '../auth/own-projects.ts';
import { profileOf } from '../auth/profile.ts';
import { enterDomain, enterProject } from '../auth/scoped-tokens.ts';
import type { SessionSignal } from '../auth/session-signal.ts';
import type { Routes } from '../engines/engine.ts';
import { createDirectoryLogin } from '../identity/directory-login.ts';
import type { Identities } from '../identity/identities.ts';
import { loginProviders } from '../identity/login-providers.ts';
import { findSignOut, signOutAt } from '../identity/sign-out.ts';
import type { Sealing } from '../store/sealing.ts';
import { themeOfDomain } from '../settings/domain-theme.ts';
import type { Brands } from '../settings/themes.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Exchange } from './exchange.ts';
import { serve } from './serve.ts';

const signedIn = { signedIn: true } as const;
const inTab = { signedIn: true, tabOnly: true } as const;
const leaving = { signedIn: true, inAnyPage: true } as const;

export interface SessionParts {
  readonly store: Store;
  readonly sealing: Sealing;
  readonly signal: SessionSignal;
  readonly identities: Identities;
  readonly brands: Brands;
}

export const sessionRoutes =
  ({ store, sealing, signal, identities, brands }: SessionParts): Routes =>
  (app) => {
    const directories = createDirectoryLogin(identities);
    const callerOf = (exchange: Exchange & Pick<Shown, 'inAnyPage'>) =>
      findCaller(store, exchange, null, exchange.requestId);

    serve(app, sessionApi.login, { public: true }, async ({ body, exchange }) => {
      const user = await login(store, sealing, body, exchange, directories);
      giveSession(exchange, user.token);
      return user;
    });
    serve(app, sessionApi.providers, { public: true }, ({ query, exchange }) =>
      loginProviders(identities, query['domain'], exchange),
    );
    serve(app, sessionApi.logout, leaving, async ({ exchange }) => {
      const caller = await callerOf({ ...exchange, ...leaving });
      const begunBy = await store.read((tx) => findSignOut(identities, tx, caller.session.id_hash));
      await logout(store, signal, caller, exchange);
      takeSession(exchange, caller.session);
      return begunBy ? signOutAt(identities, begunBy, exchange) : undefined;
    });
    serve(app, sessionApi.whoami, signedIn, async ({ scope, exchange }) => {
      const { person } = await callerOf(exchange);
      return store.read((tx) => profileOf(tx, person, scope.projectId));
    });
    serve(app, sessionApi.projects, signedIn, async ({ exchange }) => {
      const { person } = await callerOf(exchange);
      return store.read(async (tx) => ({ data: await projectsOf(tx, person) }));
    });
    serve(app, sessionApi.open, signedIn, async ({ body, exchange }) => {
      const { session, person } = await callerOf(exchange);
      return store.write((tx) => openSession(tx, session, person, body, exchange.requestId));
    });
    serve(app, sessionApi.enterProject, signedIn, async ({ params, exchange }) => {
      const { session, person } = await callerOf(exchange);
      return store.write((tx) => enterProject(tx, session, person, params.id));
    });
    serve(app, sessionApi.enterDomain, signedIn, async ({ exchange }) => {
      const { session, person } = await callerOf(exchange);
      return store.write((tx) => enterDomain(tx, session, person));
    });
    serve(app, sessionApi.changePassword, inTab, async ({ body, exchange }) => {
      const caller = await callerOf(exchange);
      const productNames = await store.read((tx) => productNamesFor(tx, brands, caller));
      const token = await changePassword({ store, signal, productNames }, caller, body, exchange);
      giveSession(exchange, token);
      return { token };
    });
  };

/** What the console calls itself in the caller's domain, and by itself. */
async function productNamesFor(tx: Tx, brands: Brands, { person, scope }: Caller): Promise<string[]> {
  const domain = await accountsOf(tx).domains.get(person.user.domain_id);
  const view = { reader: scope, basePath: '', brandOnly: false };
  const theme = await themeOfDomain(tx, { brands, links: undefined }, domain, view);
  return [theme, brands.own.theme].flatMap(({ productName, productTitle }) => [productName, productTitle]);
}
