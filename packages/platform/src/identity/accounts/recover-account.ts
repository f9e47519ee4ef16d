import { audit, type AuditType, MACHINE_OPERATOR, userObject } from '../../audit/audit.ts';
import { createSessionSignal } from '../../live/session-signal.ts';
import type { Store, Tx } from '../../store/store.ts';
import { endSessions } from '../sessions/sessions.ts';
import { forgiveAccounts } from '../sessions/throttle.ts';
import { hashOf, saveHash } from './credentials.ts';
import type { UserDocument } from './documents.ts';
import { findDomain, findUser } from './find-account.ts';
import { generatePassword } from './generate-password.ts';
import { createStartQueue, hashPassword, type PasswordCost } from './password.ts';

/** Why an account cannot be recovered. */
export type RecoveryFault = 'unknown' | 'no_password';

export type Recovered<Value> = { readonly fault: RecoveryFault } | Value;

/**
 * Gives an account a new password, which is told once, and unlocks it. Its sessions end; its API tokens go on. For who works
 * at the machine while nobody is served.
 */
// spec: operations.reset-password
export async function resetPassword(
  store: Store,
  account: string,
  cost?: PasswordCost,
): Promise<Recovered<{ readonly password: string }>> {
  const password = generatePassword();
  const hash = await hashPassword(password, createStartQueue(cost));
  return store.write(async (tx) => {
    const user = await findAccount(tx, account);
    if (!user) return { fault: 'unknown' };
    // Whoever asks for it elsewhere would go on doing so.
    if ((await hashOf(tx, user.id)) === null) return { fault: 'no_password' };
    await saveHash(tx, user.id, hash);
    await endSessions(tx, createSessionSignal(store.instances), { userId: user.id });
    await forgiveAccounts(tx, attemptsOf(user));
    await auditRecovery(tx, 'password_reset', user);
    return { password };
  });
}

/** Ends the locks that wrong passwords and codes have brought upon an account. */
// spec: operations.unlock
export const unlockAccount = (store: Store, account: string): Promise<Recovered<object>> =>
  store.write(async (tx) => {
    const user = await findAccount(tx, account);
    if (!user) return { fault: 'unknown' };
    await forgiveAccounts(tx, attemptsOf(user));
    await auditRecovery(tx, 'account_unlocked', user);
    return {};
  });

/** `NAME`, where only one domain has it, or `DOMAIN/NAME`. */
async function findAccount(tx: Tx, said: string): Promise<UserDocument | null> {
  const at = said.lastIndexOf('/');
  if (at < 0) return findUser(tx, said, null);
  const domain = await findDomain(tx, said.slice(0, at));
  return domain && findUser(tx, said.slice(at + 1), domain);
}

/** What wrong attempts are counted by: signing in with and without the domain, one's own password, and codes. */
const attemptsOf = ({ id, name, domain_id }: UserDocument): readonly string[] => [
  `${domain_id}/${name.toLowerCase()}`,
  `/${name.toLowerCase()}`,
  `own/${id}`,
  `second-factor/${id}`,
];

const auditRecovery = (tx: Tx, type: AuditType, user: UserDocument): Promise<void> =>
  audit(tx, {
    type,
    userId: user.id,
    byUserId: MACHINE_OPERATOR,
    account: user.name,
    address: '',
    requestId: null,
    object: userObject(user),
  });
