import { demoDomainId, type DemoProjectName, demoProjectId } from '@skydeck/platform/testing';
import { expect, type Page } from '@playwright/test';
import {
  type OidcServer,
  startOidcServer,
} from '../../packages/platform/src/identity/providers/testing/oidc-server.ts';
import { startSlapd } from '../../packages/platform/src/identity/providers/testing/slapd.ts';
import { signIn } from './fixtures.ts';

export { setGroup, type Slapd } from '../../packages/platform/src/identity/providers/testing/slapd.ts';

const ours = { 'X-Requested-With': 'XMLHttpRequest' };
const providers = `/api/v2/domains/${demoDomainId('Norrland Retail')}/idp`;

export interface JourneyProvider {
  readonly id: string;
  readonly server: OidcServer;
}

/** A real OpenID provider, and with it a provider of the domain of Norrland Retail; `Staff` may work in the project. */
export async function addOidcProvider(
  page: Page,
  { console, name, project }: { console: string; name: string; project: DemoProjectName },
): Promise<JourneyProvider> {
  await signIn(page, 'domainAdministrator');
  // Each has to know the other's address: ours is known before the provider runs.
  const made = await page.request.post(providers, {
    headers: ours,
    data: { type: 'oidc', name, issuer: 'https://id.example.com', client_id: 'skydeck', enabled: true },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { id, signed_out_url } = (await made.json()) as { id: string; signed_out_url: string };
  const server = await startOidcServer({
    redirectUrl: `${console}/api/v2/auth/oidc/callback`,
    signedOutUrls: [signed_out_url],
  });
  const changed = await page.request.patch(`${providers}/${id}`, {
    headers: ours,
    data: {
      issuer: server.issuer,
      client_id: server.clientId,
      client_secret: server.clientSecret,
      scope: 'openid profile email groups',
      groups: [{ group: 'Staff', role: 'project_user', project_id: demoProjectId(project) }],
    },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.request.post('/api/v2/logout', { headers: ours });
  await page.context().clearCookies();
  return { id, server };
}

/** A real directory; null where slapd is not installed. `stop` ends it. */
export async function startDirectory(people: Parameters<typeof startSlapd>[1]) {
  const endings: (() => unknown)[] = [];
  const after = (end?: unknown) => void (typeof end === 'function' && endings.push(end as () => unknown));
  const slapd = await startSlapd({ after: after as never }, people);
  return {
    slapd,
    async stop() {
      for (const end of endings.toReversed()) await end();
    },
  };
}
