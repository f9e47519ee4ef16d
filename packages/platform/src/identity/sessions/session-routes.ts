import { projectNamesApi, sessionApi } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import { type CallCredentials, type Caller, findCaller } from './authenticate.ts';
import { changePassword } from './change-password.ts';
import { clearSessionCookie, setSessionCookie } from './set-session-cookie.ts';
import { startThrottleSweep } from './sweep-throttles.ts';
import { rememberBrowser } from './known-browsers.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { openSession } from './open-session.ts';
import { projectNames, projectsOf } from './own-projects.ts';
import { profileOf } from './profile.ts';
import { createRefusedSignIns } from './refused-sign-ins.ts';
import { enterDomain, enterProject } from './scoped-tokens.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import type { Routes } from '../../engines/engine.ts';
import type { Identities } from '../providers/identities.ts';
import { loginProviders } from '../providers/login-providers.ts';
import type { PasswordSource } from '../providers/password-source.ts';
import { findSignOut, signOutAt } from '../providers/sign-out.ts';
import type { Sealing } from '../../store/sealing.ts';
import { themeOfDomain } from '../../app/settings/domain-theme.ts';
import type { Brands } from '../../app/settings/themes.ts';
import type { Store, Tx } from '../../store/store.ts';
import { onOnePage } from '../../http/answer-page.ts';
import type { Exchange } from '../../http/exchange.ts';
import { serve, servePublic } from '../../http/serve.ts';

const leaving = { inAnyPage: true } as const;

export interface SessionParts {
  readonly store: Store;
  readonly sealing: Sealing;
  readonly signal: SessionSignal;
  readonly guard: SignInGuard;
  readonly identities: Identities;
  readonly passwords: PasswordSource;
  readonly brands: Brands;
}

export const sessionRoutes =
  ({ store, sealing, signal, guard, identities, passwords, brands }: SessionParts): Routes =>
  (app) => {
    const refused = createRefusedSignIns(store);
    const stopSweeping = startThrottleSweep(store, identities.clock, (err) =>
      app.log.error({ err }, 'unexpected error'),
    );
    app.addHook('onClose', async () => stopSweeping());
    const callerOf = (exchange: Exchange & Pick<CallCredentials, 'inAnyPage'>) =>
      findCaller(store, exchange, null, exchange.requestId);

    servePublic(app, sessionApi.login, async ({ body, exchange }) => {
      const user = await login({ store, sealing, guard, passwords, refused }, body, exchange);
      setSessionCookie(exchange, user.token);
      await rememberBrowser(store, sealing, exchange, user.user_id);
      return user;
    });
    servePublic(app, sessionApi.providers, ({ query, exchange }) =>
      loginProviders(identities, query['domain'], exchange),
    );
    serve(app, sessionApi.logout, async ({ exchange }) => {
      const caller = await callerOf({ ...exchange, ...leaving });
      const begunBy = await store.read((tx) => findSignOut(identities, tx, caller.session.id_hash));
      await logout(store, signal, caller, exchange);
      clearSessionCookie(exchange, caller.session);
      return begunBy ? signOutAt(identities, begunBy, exchange) : undefined;
    });
    serve(app, sessionApi.whoami, async ({ scope, exchange }) => {
      const { person } = await callerOf(exchange);
      return store.read((tx) => profileOf(tx, person, scope.projectId));
    });
    serve(app, sessionApi.projects, async ({ exchange }) => {
      const { person } = await callerOf(exchange);
      return store.read(async (tx) => ({ data: await projectsOf(tx, person) }));
    });
    serve(app, projectNamesApi.list, ({ scope }) => store.read(async (tx) => onOnePage(await projectNames(tx, scope))));
    serve(app, sessionApi.open, async ({ body, exchange }) => {
      const { session, person } = await callerOf(exchange);
      return store.write((tx) => openSession(tx, session, person, body, exchange));
    });
    serve(app, sessionApi.enterProject, async ({ params, exchange }) => {
      const { session, person } = await callerOf(exchange);
      return store.write((tx) => enterProject(tx, session, person, params.id));
    });
    serve(app, sessionApi.enterDomain, async ({ exchange }) => {
      const { session, person } = await callerOf(exchange);
      return store.write((tx) => enterDomain(tx, session, person));
    });
    serve(app, sessionApi.changePassword, async ({ body, exchange }) => {
      const caller = await callerOf(exchange);
      const productNames = await store.read((tx) => productNamesFor(tx, brands, caller));
      const token = await changePassword({ store, signal, guard, productNames }, caller, body, exchange);
      setSessionCookie(exchange, token);
      await rememberBrowser(store, sealing, exchange, caller.person.user.id);
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
