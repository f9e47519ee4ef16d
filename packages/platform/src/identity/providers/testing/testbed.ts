import type { TestContext } from 'node:test';
import type { DomainProvider } from '@skydeck/contract';
import { demoDomainId } from '../../accounts/demo-accounts.ts';
import type { PlatformSettings } from '../../../app/start/settings.ts';
import { openProbeEngine } from '../../../app/testing/probe-engine.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../../../app/testing/test-platform.ts';
import { readAllowedTarget } from '../outgoing/addresses.ts';

export const norrland = demoDomainId('Norrland Retail');
export const providersPath = `/api/v2/domains/${norrland}/idp`;

/** A platform that may connect to this machine, and the administrator of a domain. */
export interface IdentityTestbed extends TestPlatform {
  readonly mia: Signed;
  /** Makes a provider in the domain of `mia`; enabled unless said otherwise. Throws what was answered instead. */
  addProvider(body: Readonly<Record<string, unknown>>): Promise<DomainProvider>;
}

export async function openIdentityTestbed(
  t: TestContext,
  settings: Partial<PlatformSettings> = {},
): Promise<IdentityTestbed> {
  const here = ['localhost', '127.0.0.1'].flatMap((host) => readAllowedTarget(host) ?? []);
  const platform = await openTestPlatform(t, { allowedTargets: here, ...settings }, { openEngine: openProbeEngine });
  const mia = await platform.signIn('mia.hallberg');
  return {
    ...platform,
    mia,
    async addProvider(body) {
      const made = await platform.call(providersPath, { method: 'POST', as: mia, body: { enabled: true, ...body } });
      if (made.status !== 200) throw new Error(made.text);
      return made.json as DomainProvider;
    },
  };
}

/** What the store holds of everything that is about identities, as text: secrets must not be in it. */
export const storedText = ({ platform }: TestPlatform) =>
  platform.internals.store.read(async ({ tables }) =>
    JSON.stringify([
      await tables.selectFrom('documents').selectAll().where('kind', 'in', ['identity_provider', 'user']).execute(),
      await tables.selectFrom('identity_bindings').selectAll().execute(),
      await tables.selectFrom('identity_sessions').selectAll().execute(),
      await tables.selectFrom('spent_states').selectAll().execute(),
      await tables.selectFrom('sessions').selectAll().execute(),
      await tables.selectFrom('audit').selectAll().execute(),
    ]),
  );
