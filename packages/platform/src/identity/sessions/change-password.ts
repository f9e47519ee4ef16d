import { type ChangePassword, type FieldProblem, isStrongPassword, problem } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { revokeTokens, tokenObject } from '../account-security/api-tokens.ts';
import { hashOf, saveHash } from '../accounts/credentials.ts';
import { whyNotPassword } from '../accounts/guessable-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { invalid, unauthorized } from '../../http/refusal.ts';
import type { Store } from '../../store/store.ts';
import { audit, userObject } from '../../audit/audit.ts';
import type { Caller } from './authenticate.ts';
import { provePassword } from './own-password.ts';
import { personalWordsOf } from './personal-words.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import { endSessions, renewSession } from './sessions.ts';
import type { SignInGuard } from './sign-in-guard.ts';

export interface PasswordParts {
  readonly store: Store;
  readonly signal: SessionSignal;
  readonly guard: SignInGuard;
  /** What the console is called where this person is: no password is made of it. */
  readonly productNames: readonly string[];
}

/**
 * Changes the caller's password. Their other sessions end, and their API tokens where they wish it; this one goes on under a new id, which is answered: whoever may
 * have got hold of the old one has nothing. Throws a Refusal: 400 with the field, 429 as `provePassword`.
 */
export async function changePassword(
  parts: PasswordParts,
  caller: Caller,
  body: Infer<typeof ChangePassword>,
  from: { readonly address: string; readonly requestId: string },
): Promise<string> {
  const { store, signal } = parts;
  const {
    session,
    person: { user },
  } = caller;
  const hash = await provePassword(parts, user.id, body.current_password, from);
  const wrong = await whyNotNewPassword(parts, caller, body);
  if (wrong) throw invalid({ new_password: wrong });
  const renewed = await hashPassword(body.new_password, parts.guard.passwordQueue);
  return store.write(async (tx) => {
    // Somebody else changed it meanwhile, and with that ended this session.
    if ((await hashOf(tx, user.id)) !== hash) throw unauthorized();
    await saveHash(tx, user.id, renewed);
    await endSessions(tx, signal, { userId: user.id, butNot: session.id_hash });
    const { address, requestId } = from;
    const own = { userId: user.id, account: user.name, address, requestId };
    await audit(tx, { ...own, type: 'password_changed', object: userObject(user) });
    const ended = body.end_api_tokens ? await revokeTokens(tx, user.id) : [];
    for (const token of ended) await audit(tx, { ...own, type: 'api_token_revoked', object: tokenObject(token) });
    return renewSession(tx, signal, session);
  });
}

async function whyNotNewPassword(
  { store, productNames }: PasswordParts,
  { person }: Caller,
  { current_password, new_password }: Infer<typeof ChangePassword>,
): Promise<FieldProblem | null> {
  if (new_password === current_password) return problem('same_password', 'The new password is the old one');
  if (!isStrongPassword(new_password)) return problem('weak_password', 'The new password is too weak');
  const words = await store.read((tx) => personalWordsOf(tx, person, productNames));
  return whyNotPassword(new_password, words);
}
