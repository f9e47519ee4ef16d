import * as oidc from 'openid-client';
import type { FindTarget } from '../outgoing/targets.ts';
import { sendOutgoing } from '../outgoing/request.ts';
import { faultIn, type OpenProvider, ProviderFault } from '../kind.ts';

/** What the provider says of itself. Throws a `ProviderFault`. */
export async function discover(findTarget: FindTarget, provider: OpenProvider): Promise<oidc.Configuration> {
  try {
    const found = await oidc.discovery(
      new URL(provider.issuer),
      provider.client_id,
      // Ours to the second only as far as clocks go: half a minute either way.
      { [oidc.clockTolerance]: 30 },
      clientAuthentication(provider.client_secret),
      {
        // Whether http is right is the outgoing rule's to say, which knows what the operator has listed.
        execute: [oidc.allowInsecureRequests],
        timeout: provider.request_timeout_connect + provider.request_timeout_read,
        [oidc.customFetch]: fetchBy(findTarget, provider),
      },
    );
    return found;
  } catch (error) {
    throw (
      faultIn(error) ?? new ProviderFault(isOtherIssuer(error) ? 'other_issuer' : 'not_a_provider', { cause: error })
    );
  }
}

const fetchBy =
  (findTarget: FindTarget, provider: OpenProvider): oidc.CustomFetch =>
  (url, { method, headers, body }) =>
    sendOutgoing(findTarget, provider, url, { method, headers, ...(hasText(body) && { body: String(body) }) });

const hasText = (body: unknown) => typeof body === 'string' || body instanceof URLSearchParams;

function clientAuthentication(secret: string): oidc.ClientAuth {
  if (secret === '') return oidc.None();
  // The default of OpenID Connect is the header; some providers take only the form.
  return (server, client, body, headers) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isForm = !known.includes('client_secret_basic') && known.includes('client_secret_post');
    const authenticate = isForm ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
    authenticate(server, client, body, headers);
  };
}

function isOtherIssuer(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return true;
  }
  return false;
}
