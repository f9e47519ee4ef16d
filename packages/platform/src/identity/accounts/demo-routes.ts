import { type DemoAccount as ShownAccount, demoApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { servePublic } from '../../http/serve.ts';
import type { Store } from '../../store/store.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';
import { hasDemoAccounts } from './seed.ts';

/** Public, as the passwords are: for the sign-in page, where the demo runs. */
export const demoRoutes =
  (store: Store, isOn: boolean): Routes =>
  (app) => {
    servePublic(app, demoApi.list, async () =>
      isOn && (await hasDemoAccounts(store)) ? demoAccounts.map(showAccount) : [],
    );
  };

const showAccount = (account: DemoAccount): ShownAccount => ({
  name: account.name,
  full_name: account.fullName,
  password: account.password,
  domain_name: account.domain,
  role: roleOf(account),
});

function roleOf({ system, inDomain }: DemoAccount): ShownAccount['role'] {
  if (system === 'viewer') return 'viewer';
  if (system) return 'system_admin';
  return inDomain ? 'domain_admin' : 'member';
}
