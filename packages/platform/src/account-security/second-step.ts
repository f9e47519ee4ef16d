import type { SecondStep, SessionUser } from '@skydeck/contract';
import { hashOf } from '../accounts/credentials.ts';
import { accountsOf, type UserDocument } from '../accounts/documents.ts';
import type { CookiePlace } from '../auth/cookies.ts';
import { outcomeOf } from '../auth/login-outcome.ts';
import { hashSecret, newSecret } from '../auth/secrets.ts';
import { Refusal } from '../http/refusal.ts';
import type { FramePlace } from '../partners/admit-frame.ts';
import type { Sealing } from '../store/sealing.ts';
import type { Store, Tx } from '../store/store.ts';
import { type Challenge, challengeCookie, openChallenge, sealChallenge } from './challenge.ts';
import { hasSecondFactor } from './second-factor.ts';
import { auditAs, withCode } from './with-code.ts';

/**
 * Called by a login whose password was right, before its session: null when that is enough, else the refusal (401
 * `second_factor_required`) that carries the challenge for the second step.
 */
export async function askSecondFactor(
  tx: Tx,
  sealing: Sealing,
  user: UserDocument,
  place: CookiePlace,
): Promise<Refusal | null> {
  if (!(await hasSecondFactor(tx, user.id))) return null;
  const browser = newSecret();
  const challenge = sealChallenge(
    sealing,
    { userId: user.id, passwordMark: await markOf(tx, user.id) },
    browser,
    tx.now,
  );
  return new Refusal(401, 'second_factor_required', 'Enter the code of your authenticator', {
    values: { challenge },
    headers: { 'Set-Cookie': challengeCookie(browser, place) },
  });
}

export interface StepFrom {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly frame: FramePlace | null;
  /** The browser's half of the challenge, from its cookie. */
  readonly browser: string | null;
}

/**
 * The second step of a sign-in. `open` begins the session, as a login without a second factor does. Throws a Refusal: 401
 * `second_factor_over` for a challenge that is not this browser's or over, 401 `wrong_code`, 429, or what `open` answers.
 */
export async function takeSecondStep(
  store: Store,
  sealing: Sealing,
  { challenge: sealed, code }: SecondStep,
  from: StepFrom,
  open: (tx: Tx, user: UserDocument) => Promise<SessionUser | Refusal>,
): Promise<SessionUser> {
  const known = await store.read(async (tx) => {
    const challenge = openChallenge(sealing, sealed, from.browser, tx.now);
    const user = challenge && (await accountsOf(tx).users.get(challenge.userId));
    return user && (await stands(tx, challenge)) ? { challenge, user } : null;
  });
  if (!known) throw over();
  const { challenge, user } = known;
  const keep = auditAs({ user, from });
  return withCode({ store, sealing, user, from }, code, wrongCode, async (tx) => {
    // The password may have changed while we were looking.
    if (!(await stands(tx, challenge))) return over();
    const answer = await open(tx, user);
    const { type, object } = outcomeOf(answer, from.frame);
    await keep(tx, type, object);
    return answer;
  });
}

const markOf = async (tx: Tx, userId: string) => hashSecret((await hashOf(tx, userId)) ?? '');

const stands = async (tx: Tx, { userId, passwordMark }: Challenge) => (await markOf(tx, userId)) === passwordMark;

const over = () =>
  new Refusal(401, 'second_factor_over', 'This sign-in is over, or began in another browser: enter the password again');

const wrongCode = () => new Refusal(401, 'wrong_code', 'The code is wrong, or was used before');
