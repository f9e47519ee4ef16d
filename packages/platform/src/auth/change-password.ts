import { type ChangePassword, isStrongPassword, problem } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { hashOf, keepHash } from '../accounts/credentials.ts';
import { accountsOf } from '../accounts/documents.ts';
import { hashPassword, isPassword } from '../accounts/password.ts';
import { invalid, unauthorized } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import type { Store } from '../store/store.ts';
import { audit } from './audit.ts';
import type { SessionSignal } from './session-signal.ts';
import { endSessions } from './sessions.ts';
import { countAttempt, forgiveAttempt } from './throttle.ts';

/**
 * Changes the caller's password; their other sessions end. Throws a Refusal: 400 with the field, 429 when the current
 * password was guessed at too often (a stolen session must not be a way to find it out).
 */
export async function changePassword(
  store: Store,
  signal: SessionSignal,
  scope: Scope,
  body: Infer<typeof ChangePassword>,
  from: { address: string; sessionHash: string },
): Promise<void> {
  const account = `own/${scope.userId}`;
  await store.write((tx) => countAttempt(tx, account, from.address));
  const hash = await store.read((tx) => hashOf(tx, scope.userId));
  if (!(await isPassword(body.current_password, hash))) {
    throw invalid({ current_password: problem('wrong_password', 'This is not your password') });
  }
  await store.write((tx) => forgiveAttempt(tx, account, from.address));
  if (body.new_password === body.current_password) {
    throw invalid({ new_password: problem('same_password', 'The new password is the old one') });
  }
  if (!isStrongPassword(body.new_password))
    throw invalid({ new_password: problem('weak_password', 'The new password is too weak') });
  const renewed = await hashPassword(body.new_password);
  await store.write(async (tx) => {
    const user = await accountsOf(tx).users.get(scope.userId);
    // Somebody else changed it meanwhile, and with that ended this session.
    if (!user || (await hashOf(tx, scope.userId)) !== hash) throw unauthorized();
    await keepHash(tx, user.id, renewed);
    await endSessions(tx, signal, { userId: user.id, butNot: from.sessionHash });
    await audit(tx, {
      type: 'password_changed',
      userId: user.id,
      account: user.name,
      address: from.address,
      requestId: scope.requestId,
    });
  });
}
