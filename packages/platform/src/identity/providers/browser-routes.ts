import { isSignInWindow, type SignInFailure } from '@skydeck/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountsOf } from '../accounts/documents.ts';
import { setSessionCookie } from '../sessions/set-session-cookie.ts';
import { recordRefusedSignIn } from '../sessions/refused-sign-ins.ts';
import type { Routes } from '../../engines/engine.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { windowAt } from '../../http/frame-context.ts';
import { ignoreDiskFull } from '../../store/disk-faults.ts';
import {
  beginPath,
  type ConsoleAddress,
  failurePath,
  OIDC_CALLBACK,
  readTarget,
  redirectUrlOf,
  SAML_CALLBACK,
  SAML_METADATA,
  successPath,
} from './addresses.ts';
import { providersOf } from './documents.ts';
import { type Identities, openProvider } from './identities.ts';
import { faultIn, SignInRefused } from './kind.ts';
import {
  beginPending,
  type CookieFacts,
  endedPendingCookie,
  type Pending,
  pendingCookie,
  readPending,
} from './pending.ts';
import { createRateLimit } from './rate-limit.ts';
import { createService, newRequestId } from './saml/service.ts';
import { findOpenProvider, signInBy } from './sign-in.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Forms of other sites may be posted here: the route itself knows whom to believe. */
    readonly takesForeignForms?: true;
  }
}

const MINUTE_MS = 60_000;
const LARGEST_FORM = 256 * 1024;

type Query = Readonly<Record<string, unknown>>;

/**
 * The addresses that browsers go to, and not scripts: they answer with a redirect, so they are no calls of the contract. All
 * are public — whoever comes is about to sign in —, and what they accept is sealed or signed.
 */
export const browserRoutes =
  (identities: Identities): Routes =>
  async (app) => {
    const limit = createRateLimit(identities.clock, { max: 30, perMs: MINUTE_MS });

    app.get<{ Params: { id: string }; Querystring: Query }>(beginPath(':id'), async (request, reply) => {
      const context = contextOf(app, request, reply);
      try {
        limit.enforce(app.exchangeOf(request, reply).address);
        return await begin(identities, { context, id: request.params.id, query: request.query }, reply);
      } catch (error) {
        return fail(identities, { app, request, reply, context }, null, error);
      }
    });
    app.get<{ Querystring: Query }>(OIDC_CALLBACK, async (request, reply) => {
      const answer = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
      return finish(identities, { app, request, reply, context: contextOf(app, request, reply) }, answer, 'state');
    });
    await app.register(async (forms) => acs(forms, identities));
    app.get<{ Params: { id: string } }>(`${SAML_METADATA}/:id`, async (request, reply) => {
      // Also of one that is not enabled yet: the other side is set up first.
      const provider = await identities.store.read((tx) => providersOf(tx).get(request.params.id));
      if (provider?.type !== 'saml') throw notFound('identity provider');
      const redirectUrl = redirectUrlOf('saml', contextOf(app, request, reply));
      const service = createService(provider, { redirectUrl, requestId: newRequestId() });
      return reply.type('application/samlmetadata+xml').send(service.generateServiceProviderMetadata(null));
    });
  };

/** The one place where another site's page may post to us: a provider's own form brings its answer. */
function acs(forms: FastifyInstance, identities: Identities): void {
  forms.removeAllContentTypeParsers();
  forms.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  forms.post<{ Body: unknown }>(SAML_CALLBACK, { config: { takesForeignForms: true } }, async (request, reply) => {
    const answer = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    return finish(
      identities,
      { app: forms, request, reply, context: contextOf(forms, request, reply) },
      answer,
      'RelayState',
    );
  });
}

/** A browser cuts a window off from its opener at the first answer that isolates itself, a redirect too. */
function allowOpener(reply: FastifyReply, path: string): void {
  if (isSignInWindow(path)) reply.removeHeader('Cross-Origin-Opener-Policy');
}

interface Visit {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: ConsoleAddress & { readonly isSecure: boolean };
}

function contextOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Visit['context'] {
  const { origin, basePath, isSecure } = app.exchangeOf(request, reply);
  return { origin, basePath, isSecure };
}

const cookieFacts = ({ origin, isSecure }: Visit['context'], type: string): CookieFacts => ({
  isSecure,
  isLocal: ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname),
  comesFromElsewhere: type === 'saml',
});

async function begin(
  identities: Identities,
  { context, id, query }: { readonly context: Visit['context']; readonly id: string; readonly query: Query },
  reply: FastifyReply,
) {
  const { store, kinds, sealing, clock } = identities;
  const found = await store.read(async (tx) => {
    const provider = await findOpenProvider(tx, id);
    const domain = provider ? await accountsOf(tx).domains.get(provider.domain_id) : null;
    return provider && domain ? { provider, domainName: domain.name } : null;
  });
  const browser = found ? kinds[found.provider.type].browser : null;
  if (!found || !browser) throw new SignInRefused('expired');
  const { provider, domainName } = found;
  const redirectUrl = redirectUrlOf(provider.type, context);
  const target = readTarget(query, domainName);
  allowOpener(reply, target.path);
  const pending = beginPending(clock, {
    providerId: provider.id,
    redirectUrl,
    target,
  });
  const { address, secrets } = await browser.begin(openProvider(sealing, provider), {
    redirectUrl,
    state: pending.state,
  });
  const cookie = pendingCookie(sealing, { ...pending, secrets }, cookieFacts(context, provider.type));
  return reply.header('Set-Cookie', cookie).redirect(address, 303);
}

async function finish(identities: Identities, visit: Visit, answer: URLSearchParams, stateField: string) {
  const { store, kinds, sealing, clock } = identities;
  const { request, reply, context, app } = visit;
  const state = answer.get(stateField) ?? '';
  const pending = readPending(sealing, clock, state, request.headers.cookie);
  allowOpener(reply, pending?.target.path ?? '');
  try {
    if (!pending) throw new SignInRefused('expired');
    const provider = await store.read((tx) => findOpenProvider(tx, pending.providerId));
    const browser = provider ? kinds[provider.type].browser : null;
    // An answer of one kind brought to the address of another would be read by nobody who knows it.
    const isItsAddress = provider !== null && pending.redirectUrl === redirectUrlOf(provider.type, context);
    if (!provider || !browser || !isItsAddress || (provider.type === 'saml') !== (stateField === 'RelayState'))
      throw new SignInRefused('expired');
    const { secrets, redirectUrl } = pending;
    const identity = await browser.finish(openProvider(sealing, provider), { answer, secrets, state, redirectUrl });
    const exchange = { ...app.exchangeOf(request, reply), frame: windowAt(pending.target.path) };
    const user = await signInBy(identities, pending, identity, exchange);
    setSessionCookie(exchange, user.token);
    return await reply
      .header('Set-Cookie', endedPendingCookie(state, cookieFacts(context, provider.type)))
      .redirect(successPath(context.basePath, pending.target), 303);
  } catch (error) {
    if (pending)
      reply.header(
        'Set-Cookie',
        endedPendingCookie(state, cookieFacts(context, stateField === 'RelayState' ? 'saml' : 'oidc')),
      );
    return fail(identities, visit, pending, error);
  }
}

/** The person learns a reason of the closed list; what exactly was wrong stays here. */
async function fail(
  { store }: Identities,
  { app, request, reply, context }: Visit,
  pending: Pending | null,
  error: unknown,
) {
  const reason = reasonOf(error);
  if (reason === null) throw error;
  const { address, requestId } = app.exchangeOf(request, reply);
  request.log.warn({ err: error, requestId }, 'a sign-in by an identity provider came to nothing');
  if (pending)
    await ignoreDiskFull(
      store.write((tx) =>
        recordRefusedSignIn(tx, {
          type: 'provider_sign_in_failed',
          per: 'address',
          userId: null,
          account: '',
          address,
          requestId,
          object: { kind: 'identity_provider', id: pending.providerId },
        }),
      ),
    );
  return reply.redirect(
    failurePath(context.basePath, pending?.target ?? null, { reason, providerId: pending?.providerId ?? null }),
    303,
  );
}

function reasonOf(error: unknown): SignInFailure | null {
  if (error instanceof SignInRefused) return error.reason;
  if (faultIn(error)) return 'unavailable';
  const code = error instanceof Refusal ? error.code : null;
  if (code === 'access_disabled' || code === 'too_many_attempts' || code === 'not_a_partner') return code;
  return null;
}
