import type { Credentials, SessionUser } from '@skydeck/contract';
import { hashOf } from '../accounts/credentials.ts';
import { accountsOf, type UserDocument } from '../accounts/documents.ts';
import { findDomain, findUser, slugOf } from '../accounts/find-account.ts';
import { isPassword } from '../accounts/password.ts';
import { accessDisabled, Refusal } from '../http/refusal.ts';
import type { Store, Tx } from '../store/store.ts';
import { audit, type AuditType } from './audit.ts';
import { allRoles, findPerson } from './rights.ts';
import { beginSession } from './sessions.ts';
import { countAttempt, forgiveAttempt } from './throttle.ts';

export interface From {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
}

interface Known {
  readonly user: UserDocument | null;
  readonly hash: string | null;
}

/**
 * Begins a session. Throws a Refusal: 401 `wrong_credentials` — the same, after the same time, for a wrong name and a wrong
 * password —, 429 while locked, and only to who knows the password: 403 `access_disabled`.
 */
export async function login(store: Store, credentials: Credentials, from: From): Promise<SessionUser> {
  const account = throttleKeyOf(credentials);
  await admitAttempt(store, credentials, account, from);
  const known = await store.read((tx) => findKnown(tx, credentials));
  // Outside any transaction: it takes a while, and the hash may have to wait for its turn.
  const right = await isPassword(credentials.password, known.hash);
  return settle(store, async (tx) => {
    const keep = (type: AuditType) =>
      audit(tx, {
        type,
        userId: known.user?.id ?? null,
        account: credentials.username,
        address: from.address,
        requestId: from.requestId,
      });
    // The password may have changed while we were looking.
    if (!right || !known.user || (await hashOf(tx, known.user.id)) !== known.hash) {
      await keep('login_failed');
      return wrongCredentials();
    }
    await forgiveAttempt(tx, account, from.address);
    const answer = await open(tx, known.user, from);
    await keep(answer instanceof Refusal ? 'login_refused' : 'login');
    return answer;
  });
}

async function admitAttempt(store: Store, { username }: Credentials, account: string, from: From): Promise<void> {
  await settle(store, async (tx) => {
    try {
      await countAttempt(tx, account, from.address);
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await audit(tx, {
        type: 'login_locked',
        userId: null,
        account: username,
        address: from.address,
        requestId: from.requestId,
      });
      return error;
    }
  });
}

/** Commits what was written, and then throws the refusal, if that is what the work came to. */
async function settle<Value>(store: Store, work: (tx: Tx) => Promise<Value | Refusal>): Promise<Value> {
  const outcome = await store.write(work);
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

export const throttleKeyOf = ({ username, domain }: Pick<Credentials, 'username' | 'domain'>) =>
  `${domain === undefined ? '' : slugOf(domain)}/${username.trim().toLowerCase()}`;

async function findKnown(tx: Tx, { username, domain: said }: Credentials): Promise<Known> {
  const domain = said === undefined ? null : await findDomain(tx, said);
  const user = said !== undefined && !domain ? null : await findUser(tx, username.trim(), domain);
  return { user, hash: user ? await hashOf(tx, user.id) : null };
}

async function open(tx: Tx, user: UserDocument, from: From): Promise<SessionUser | Refusal> {
  const person = await findPerson(tx, user.id);
  const roles = person ? allRoles(person) : [];
  // Service accounts work with tokens of their own and have no portal.
  if (!person || roles.some((role) => role === 'service_account')) return accessDisabled('user');
  const domain = await accountsOf(tx).domains.get(user.domain_id);
  return {
    token: await beginSession(tx, user.id, from),
    user_id: user.id,
    name: user.name,
    domain_id: user.domain_id,
    domain_name: domain?.name ?? '',
    roles,
    is_superuser: roles.includes('superuser'),
    external_provider: null,
    scoped_token: null,
    project_id: null,
  };
}

export const wrongCredentials = () => new Refusal(401, 'wrong_credentials', 'The name or the password is wrong');
