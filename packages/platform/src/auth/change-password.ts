import { type ChangePassword, isStrongPassword, problem } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { hashOf, keepHash } from '../accounts/credentials.ts';
import { hashPassword } from '../accounts/password.ts';
import { invalid, unauthorized } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import { audit } from './audit.ts';
import type { Caller } from './authenticate.ts';
import { provePassword } from './own-password.ts';
import type { SessionSignal } from './session-signal.ts';
import { endSessions, renewSession } from './sessions.ts';

/**
 * Changes the caller's password. Their other sessions end; this one goes on under a new id, which is answered: whoever may
 * have got hold of the old one has nothing. Throws a Refusal: 400 with the field, 429 as `provePassword`.
 */
export async function changePassword(
  store: Store,
  signal: SessionSignal,
  { session, person: { user } }: Caller,
  body: Infer<typeof ChangePassword>,
  from: { readonly address: string; readonly requestId: string },
): Promise<string> {
  const hash = await provePassword(store, user.id, body.current_password, from);
  if (body.new_password === body.current_password) {
    throw invalid({ new_password: problem('same_password', 'The new password is the old one') });
  }
  if (!isStrongPassword(body.new_password))
    throw invalid({ new_password: problem('weak_password', 'The new password is too weak') });
  const renewed = await hashPassword(body.new_password);
  return store.write(async (tx) => {
    // Somebody else changed it meanwhile, and with that ended this session.
    if ((await hashOf(tx, user.id)) !== hash) throw unauthorized();
    await keepHash(tx, user.id, renewed);
    await endSessions(tx, signal, { userId: user.id, butNot: session.id_hash });
    await audit(tx, {
      type: 'password_changed',
      userId: user.id,
      account: user.name,
      address: from.address,
      requestId: from.requestId,
    });
    return renewSession(tx, signal, session);
  });
}
