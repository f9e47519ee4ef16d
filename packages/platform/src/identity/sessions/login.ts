import type { Credentials, SessionUser } from '@skydeck/contract';
import { requireSecondFactor } from '../account-security/second-step.ts';
import { hashOf } from '../accounts/credentials.ts';
import { accountsOf, type UserDocument } from '../accounts/documents.ts';
import { findDomain, findUser, slugOf } from '../accounts/find-account.ts';
import { isPassword } from '../accounts/password.ts';
import { accessDisabled, Refusal } from '../../http/refusal.ts';
import type { PasswordSource, Verdict } from '../providers/password-source.ts';
import { whyNotInFrame } from '../../http/frame-context.ts';
import { ignoreDiskFull } from '../../store/disk-faults.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Store, Tx } from '../../store/store.ts';
import { recordAttempt } from './record-attempt.ts';
import { audit } from '../../audit/audit.ts';
import { type Browser, knownBrowser } from './known-browsers.ts';
import { outcomeOf } from './login-outcome.ts';
import { perOf, recordRefusedSignIn, type RefusedSignIns } from './refused-sign-ins.ts';
import { allRoles, findPerson } from '../rights/rights.ts';
import { beginSession, type NewSession } from './sessions.ts';
import { commitLoggedThenThrow } from './commit-then-throw.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { type Attempt, forgiveAttempt, type Locked, lockOf } from './throttle.ts';

export interface SignInSource extends NewSession {
  readonly requestId: string;
}

export interface LoginParts {
  readonly store: Store;
  readonly sealing: Sealing;
  readonly guard: SignInGuard;
  /** Who is asked about passwords that are not ours. */
  readonly passwords: PasswordSource;
  readonly refused: RefusedSignIns;
}

interface KnownAccount {
  readonly user: UserDocument | null;
  readonly hash: string | null;
  readonly attempt: Attempt;
  readonly locked: Locked | null;
}

/**
 * Begins a session. Throws a Refusal: 401 `wrong_credentials` — the same, after the same time, for a wrong name and a wrong
 * password —, 429 while locked or while too many wait, and only to who knows the password: 401 `second_factor_required`, 403
 * `access_disabled`. 401 `directory_unavailable` where a directory of the domain might have said yes. A browser in which the
 * account has signed in before is counted for itself and goes before strangers.
 */
export async function login(
  parts: LoginParts,
  credentials: Credentials,
  from: SignInSource & Browser,
): Promise<SessionUser> {
  const { store, sealing, passwords } = parts;
  const known = await store.read((tx) => findAccount(tx, sealing, credentials, from));
  const right = await isRight(parts, credentials, from, known);
  const verdict: Verdict = right ? { kind: 'no' } : await passwords.ask(credentials, known.user);
  return commitLoggedThenThrow(store, async (tx, log) => {
    const user =
      verdict.kind === 'yes' ? await verdict.provisionAccount(tx, from) : await verifiedUser(tx, known, right);
    if (!user) {
      const refused = { ...refusedOf(credentials, from, known), type: 'login_failed', per: 'account' } as const;
      await log(() => recordRefusedSignIn(tx, refused));
      return verdict.kind === 'away' ? directoryUnavailable() : wrongCredentials();
    }
    await log(() => forgiveAttempt(tx, known.attempt));
    // No page that is not for them is told more than that, neither here nor after a second step.
    const refusal = await whyNotInFrame(tx, from.frame, user.domain_id);
    const secondFactor = refusal ? null : await requireSecondFactor(tx, sealing, user, from);
    const answer = refusal ?? secondFactor ?? (await authorizeSignIn(tx, user, from));
    const outcome = secondFactor ? ({ type: 'second_factor_asked' } as const) : outcomeOf(answer, from.frame);
    const { address, requestId } = from;
    const { id: userId } = user;
    await log(() => audit(tx, { ...outcome, userId, account: credentials.username, address, requestId }));
    return verdict.kind === 'yes' && !(answer instanceof Refusal) ? verdict.began(tx, answer) : answer;
  });
}

/** Outside any transaction: it takes a while, and the hash may have to wait for its turn. */
async function isRight(
  { store, guard, refused }: LoginParts,
  credentials: Credentials,
  from: SignInSource,
  { attempt, hash, locked }: KnownAccount,
): Promise<boolean> {
  const refusal = refusedOf(credentials, from);
  if (locked) {
    await ignoreDiskFull(refused.count({ ...refusal, type: 'login_locked', per: perOf(locked.by) }));
    throw locked;
  }
  const begin = () =>
    recordAttempt({ store, guard }, attempt, (tx, { by }) =>
      recordRefusedSignIn(tx, { ...refusal, type: 'login_locked', per: perOf(by) }),
    );
  try {
    const source = attempt.browser ? null : from.address;
    return await isPassword(credentials.password, hash, { queue: guard.passwordQueue, source, begin });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'sign_in_busy')
      await ignoreDiskFull(refused.count({ ...refusal, type: 'login_busy', per: 'all' }));
    throw error;
  }
}

const refusedOf = ({ username }: Credentials, { address, requestId }: SignInSource, known?: KnownAccount) => ({
  userId: known?.user?.id ?? null,
  account: username,
  address,
  requestId,
});

/** Null unless the password was right, and still is: it may have changed while we were looking. */
async function verifiedUser(tx: Tx, { user, hash }: KnownAccount, right: boolean): Promise<UserDocument | null> {
  return right && user && (await hashOf(tx, user.id)) === hash ? user : null;
}

async function findAccount(
  tx: Tx,
  sealing: Sealing,
  { username, domain: domainName }: Credentials,
  from: SignInSource & Browser,
): Promise<KnownAccount> {
  const domain = domainName === undefined ? null : await findDomain(tx, domainName);
  const name = username.trim();
  const user = domainName !== undefined && !domain ? null : await findUser(tx, name, domain);
  const attempt: Attempt = {
    // A domain has several spellings, and guesses at a name are guesses whatever is said.
    account: `${domain?.id ?? (domainName === undefined ? '' : slugOf(domainName))}/${name.toLowerCase()}`,
    address: from.address,
    browser: user && (await knownBrowser(tx, sealing, from, user.id)),
  };
  return { user, hash: user ? await hashOf(tx, user.id) : null, attempt, locked: await lockOf(tx, attempt) };
}

/**
 * Of somebody who has proven who they are; a Refusal (403) when they may not enter, or not in this page. Every session begins
 * here.
 */
export async function authorizeSignIn(tx: Tx, user: UserDocument, from: SignInSource): Promise<SessionUser | Refusal> {
  const refusal = await whyNotInFrame(tx, from.frame, user.domain_id);
  if (refusal) return refusal;
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

/** The same for every name of the domain, so that it tells nothing of any. */
const directoryUnavailable = () =>
  new Refusal(401, 'directory_unavailable', 'The name or the password is wrong, or a directory cannot be asked now');

export const wrongCredentials = () => new Refusal(401, 'wrong_credentials', 'The name or the password is wrong');
