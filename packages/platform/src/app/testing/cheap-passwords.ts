import { saveHash } from '../../identity/accounts/credentials.ts';
import { demoAccounts, demoUserId } from '../../identity/accounts/demo-accounts.ts';
import type { Platform } from '../start/start-platform.ts';
import { cheapHash } from './cheap-hash.ts';

/** The people of the demo keep their passwords, at the least cost that looking at one has. */
export const cheapenPasswords = ({ internals: { store } }: Platform): Promise<void> =>
  store.write(async (tx) => {
    for (const { name, password } of demoAccounts) await saveHash(tx, demoUserId(name), cheapHash(password));
  });
