import { problem } from '@skydeck/contract';
import { hashOf } from '../accounts/credentials.ts';
import { isPassword } from '../accounts/password.ts';
import { invalid } from '../../http/refusal.ts';
import type { Store } from '../../store/store.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { countAttempt, forgiveAttempt } from './throttle.ts';

/**
 * Has the caller prove that they know their password, for what a stolen session must not be enough for. Answers the hash it
 * was held against: whoever acts upon it looks again, in their transaction, that it is still the one. Throws a Refusal: 400
 * with the field `current_password`, 429 when it was guessed at too often.
 */
export async function provePassword(
  { store, guard }: { readonly store: Store; readonly guard: SignInGuard },
  userId: string,
  password: string,
  { address }: { readonly address: string },
): Promise<string> {
  const attempt = { account: `own/${userId}`, address };
  await store.write((tx) => countAttempt(tx, attempt, guard.free));
  const hash = await store.read((tx) => hashOf(tx, userId));
  // Outside any transaction: it takes a while, and the hash may have to wait for its turn.
  if (!(await isPassword(password, hash, { queue: guard.passwordQueue, source: null })) || hash === null)
    throw invalid({ current_password: problem('wrong_password', 'This is not your password') });
  await store.write((tx) => forgiveAttempt(tx, attempt));
  return hash;
}
