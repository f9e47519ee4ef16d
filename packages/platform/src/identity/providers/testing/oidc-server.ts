import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export interface OidcAccount {
  readonly name: string;
  readonly fullName: string;
  readonly email: string;
  readonly groups: readonly string[];
}

export interface OidcServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** By what is typed as the login; may be changed between two sign-ins. */
  readonly accounts: Map<string, OidcAccount>;
  close(): Promise<void>;
}

interface Client {
  readonly redirectUrl: string;
  /** Where people may be sent once they are signed out; the exact addresses are not known before the provider is. */
  readonly signedOutUrls?: readonly string[];
}

/** A real OpenID provider with its own pages, on a port of this machine. */
export async function startOidcServer({ redirectUrl, signedOutUrls = [] }: Client): Promise<OidcServer> {
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, OidcAccount>();
  const [clientId, clientSecret] = ['skydeck', 'a-secret-of-the-client-that-is-long-enough'];
  const provider = new Provider(issuer, {
    ...configurationOf(accounts),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUrl],
        post_logout_redirect_uris: [...signedOutUrls],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId,
    clientSecret,
    accounts,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function configurationOf(accounts: ReadonlyMap<string, OidcAccount>): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email', 'groups'],
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'], email: ['email'], groups: ['groups'] },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
    findAccount: (_, id) => {
      const account = accounts.get(id);
      if (!account) return undefined;
      const { name, fullName, email, groups } = account;
      return {
        accountId: id,
        claims: () => ({ sub: id, preferred_username: name, name: fullName, email, groups: [...groups] }),
      };
    },
    // Nobody is asked whether the console may know the name: it is their employer's.
    async loadExistingGrant(context) {
      const { provider, client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid profile email groups');
      await grant.save();
      return grant;
    },
  };
}
