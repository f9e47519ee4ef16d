import type { Credentials, SessionUser } from '@skydeck/contract';
import { askSecondFactor } from '../account-security/second-step.ts';
import { hashOf } from '../accounts/credentials.ts';
import { accountsOf, type UserDocument } from '../accounts/documents.ts';
import { findDomain, findUser, slugOf } from '../accounts/find-account.ts';
import { isPassword } from '../accounts/password.ts';
import { accessDisabled, Refusal } from '../http/refusal.ts';
import type { DirectoryLogin, Verdict } from '../identity/directory-port.ts';
import { whyNotInFrame } from '../partners/admit-frame.ts';
import type { Sealing } from '../store/sealing.ts';
import type { Store, Tx } from '../store/store.ts';
import { admitAttempt } from './admit-attempt.ts';
import { audit, type AuditObject, type AuditType } from './audit.ts';
import type { CookiePlace } from './cookies.ts';
import { outcomeOf } from './login-outcome.ts';
import { allRoles, findPerson } from './rights.ts';
import { type Beginning, beginSession } from './sessions.ts';
import { settle } from './settle.ts';
import { forgiveAttempt } from './throttle.ts';

export interface From extends Beginning {
  readonly requestId: string;
}

interface Known {
  readonly user: UserDocument | null;
  readonly hash: string | null;
}

/**
 * Begins a session. Throws a Refusal: 401 `wrong_credentials` — the same, after the same time, for a wrong name and a wrong
 * password —, 429 while locked, and only to who knows the password: 401 `second_factor_required`, 403 `access_disabled`. 401
 * `directory_unavailable` where a directory of the domain might have said yes.
 */
export async function login(
  store: Store,
  sealing: Sealing,
  credentials: Credentials,
  from: From & CookiePlace,
  directories: DirectoryLogin,
): Promise<SessionUser> {
  const account = throttleKeyOf(credentials);
  await admitAttempt(store, account, from.address, (tx) =>
    audit(tx, {
      type: 'login_locked',
      userId: null,
      account: credentials.username,
      address: from.address,
      requestId: from.requestId,
    }),
  );
  const known = await store.read((tx) => findKnown(tx, credentials));
  // Outside any transaction: it takes a while, and the hash may have to wait for its turn.
  const right = await isPassword(credentials.password, known.hash);
  const verdict: Verdict = right ? { kind: 'no' } : await directories.ask(credentials, known.user);
  return settle(store, async (tx) => {
    const user = verdict.kind === 'yes' ? await directories.admit(tx, verdict) : await proven(tx, known, right);
    const keep = (type: AuditType, object?: AuditObject) =>
      audit(tx, {
        type,
        userId: user?.id ?? known.user?.id ?? null,
        account: credentials.username,
        address: from.address,
        requestId: from.requestId,
        ...(object && { object }),
      });
    if (!user) {
      await keep('login_failed');
      return verdict.kind === 'away' ? directoryUnavailable() : wrongCredentials();
    }
    await forgiveAttempt(tx, account, from.address);
    // No page that is not for them is told more than that, neither here nor after a second step.
    const stranger = await whyNotInFrame(tx, from.frame, user.domain_id);
    const asked = stranger ? null : await askSecondFactor(tx, sealing, user, from);
    const answer = stranger ?? asked ?? (await admitUser(tx, user, from));
    const { type, object } = asked ? ({ type: 'second_factor_asked' } as const) : outcomeOf(answer, from.frame);
    await keep(type, object);
    return verdict.kind === 'yes' && !(answer instanceof Refusal) ? directories.began(tx, verdict, answer) : answer;
  });
}

/** Null unless the password was right, and still is: it may have changed while we were looking. */
async function proven(tx: Tx, { user, hash }: Known, right: boolean): Promise<UserDocument | null> {
  return right && user && (await hashOf(tx, user.id)) === hash ? user : null;
}

export const throttleKeyOf = ({ username, domain }: Pick<Credentials, 'username' | 'domain'>) =>
  `${domain === undefined ? '' : slugOf(domain)}/${username.trim().toLowerCase()}`;

async function findKnown(tx: Tx, { username, domain: said }: Credentials): Promise<Known> {
  const domain = said === undefined ? null : await findDomain(tx, said);
  const user = said !== undefined && !domain ? null : await findUser(tx, username.trim(), domain);
  return { user, hash: user ? await hashOf(tx, user.id) : null };
}

/**
 * Of somebody who has proven who they are; a Refusal (403) when they may not enter, or not in this page. Every session begins
 * here.
 */
export async function admitUser(tx: Tx, user: UserDocument, from: From): Promise<SessionUser | Refusal> {
  const stranger = await whyNotInFrame(tx, from.frame, user.domain_id);
  if (stranger) return stranger;
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
