import { DEFAULT_DOMAIN, type IdentityProvider } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { findDomain } from '../accounts/find-account.ts';
import { beginPath, type ConsoleAddress } from './addresses.ts';
import { enabledProviders } from './documents.ts';
import type { Identities } from './identities.ts';

type LoginProvider = Infer<typeof IdentityProvider>;

/** What the login page of a domain offers; a domain that is not there, or closed, has none and is told from no other. */
export async function loginProviders(
  { store }: Identities,
  domainSaid: string | undefined,
  { basePath }: Pick<ConsoleAddress, 'basePath'>,
): Promise<{ data: LoginProvider[] }> {
  return store.read(async (tx) => {
    const domain = await findDomain(tx, domainSaid ?? DEFAULT_DOMAIN);
    if (!domain?.enabled) return { data: [] };
    const providers = await enabledProviders(tx, domain.id, ['oidc', 'saml']);
    return {
      data: providers.map(({ id, name, type }) => ({
        id,
        name,
        type: type === 'saml' ? 'saml' : 'oidc',
        url: `${basePath}${beginPath(id)}`,
      })),
    };
  });
}
