import * as oidc from 'openid-client';
import type { Clock } from '../../../clock.ts';
import { readIdentity } from '../claims.ts';
import {
  type BrowserSignIn,
  faultIn,
  type Identity,
  type IdentityProviderKind,
  type OpenProvider,
  ProviderFault,
  SignInRefused,
} from '../kind.ts';
import type { FindTarget } from '../outgoing/targets.ts';
import { discover } from './configuration.ts';

const REMEMBERED_MS = 600_000;

type Configure = (provider: OpenProvider) => Promise<oidc.Configuration>;

/** OpenID Connect: authorization code with PKCE, state and nonce; RP-initiated logout. */
export function createOpenIdConnect(findTarget: FindTarget, clock: Clock): IdentityProviderKind {
  const configure = remembered(clock, (provider) => discover(findTarget, provider));
  return {
    type: 'oidc',
    passwords: null,
    browser: browserSignIn(configure),
    async test(provider) {
      try {
        // Not what is remembered: somebody has just changed something.
        return { result: await tryClient(await discover(findTarget, provider)), groups: null };
      } catch (error) {
        const fault = faultIn(error);
        if (!fault) throw error;
        return { result: fault.result, groups: null };
      }
    },
  };
}

function browserSignIn(configure: Configure): BrowserSignIn {
  return {
    async begin(provider, { redirectUrl, state }) {
      const configuration = await configure(provider);
      const verifier = oidc.randomPKCECodeVerifier();
      const nonce = oidc.randomNonce();
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUrl,
        scope: provider.scope || 'openid profile email',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { address: address.href, secrets: { verifier, nonce } };
    },
    async finish(provider, { answer, secrets, state, redirectUrl }) {
      if (answer.get('error') !== null) throw new SignInRefused('refused');
      const configuration = await configure(provider);
      try {
        return await exchange(configuration, provider, `${redirectUrl}?${answer.toString()}`, {
          pkceCodeVerifier: secrets['verifier'] ?? '',
          expectedNonce: secrets['nonce'] ?? '',
          expectedState: state,
          idTokenExpected: true,
        });
      } catch (error) {
        if (error instanceof SignInRefused) throw error;
        throw faultIn(error) ?? new SignInRefused('invalid', { cause: error });
      }
    },
    async signOutAddress(provider, hint, returnTo) {
      const configuration = await configure(provider);
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: returnTo,
        ...(hint !== null && { id_token_hint: hint }),
      }).href;
    },
  };
}

async function exchange(
  configuration: oidc.Configuration,
  provider: OpenProvider,
  address: string,
  checks: oidc.AuthorizationCodeGrantChecks,
): Promise<Identity> {
  const tokens = await oidc.authorizationCodeGrant(configuration, new URL(address), checks);
  const claims = tokens.claims();
  if (!claims) throw new SignInRefused('invalid');
  const more = configuration.serverMetadata().userinfo_endpoint
    ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : {};
  const identity = readIdentity(provider.mapping, { ...more, ...claims }, 'sub');
  return { ...identity, signOutHint: tokens.id_token ?? null };
}

/** A code that never was: whoever refuses the code has let the client in. */
async function tryClient(configuration: oidc.Configuration): Promise<'reachable' | 'wrong_credentials'> {
  try {
    await oidc.genericGrantRequest(configuration, 'authorization_code', {
      code: oidc.randomState(),
      code_verifier: oidc.randomPKCECodeVerifier(),
      redirect_uri: 'https://skydeck.invalid/',
    });
    throw new ProviderFault('not_a_provider');
  } catch (error) {
    const fault = faultIn(error);
    if (fault) throw fault;
    if (error instanceof oidc.ResponseBodyError)
      return ['invalid_client', 'unauthorized_client'].includes(error.error) ? 'wrong_credentials' : 'reachable';
    if (error instanceof oidc.WWWAuthenticateChallengeError) return 'wrong_credentials';
    throw new ProviderFault('not_a_provider', { cause: error });
  }
}

/** Keys and addresses are asked for once in a while, not with each sign-in. */
function remembered(clock: Clock, configure: Configure): Configure {
  const known = new Map<
    string,
    { readonly revision: number; readonly at: number; readonly found: oidc.Configuration }
  >();
  return async (provider) => {
    const now = clock.now().getTime();
    const last = known.get(provider.id);
    if (last?.revision === provider.revision && now - last.at < REMEMBERED_MS) return last.found;
    const found = await configure(provider);
    known.set(provider.id, { revision: provider.revision, at: now, found });
    return found;
  };
}
