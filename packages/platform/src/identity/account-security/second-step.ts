import type { SecondStep, SessionUser } from '@skydeck/contract';
import { passwordMarkOf } from '../accounts/credentials.ts';
import { accountsOf, type UserDocument } from '../accounts/documents.ts';
import type { CookieContext } from '../sessions/cookies.ts';
import { outcomeOf } from '../sessions/login-outcome.ts';
import { newSecret } from '../../store/secrets.ts';
import { Refusal } from '../../http/refusal.ts';
import type { FrameContext } from '../../http/frame-context.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';
import { type Challenge, challengeCookie, openChallenge, sealChallenge } from './challenge.ts';
import { hasSecondFactor } from './second-factor.ts';
import { auditAs, type CodeParts, withCode } from './with-code.ts';

/**
 * Called by a login whose password was right, before its session: null when that is enough, else the refusal (401
 * `second_factor_required`) that carries the challenge for the second step.
 */
export async function requireSecondFactor(
  tx: Tx,
  sealing: Sealing,
  user: UserDocument,
  context: CookieContext,
): Promise<Refusal | null> {
  if (!(await hasSecondFactor(tx, user.id))) return null;
  const browser = newSecret();
  const challenge = sealChallenge(
    sealing,
    { userId: user.id, passwordMark: await passwordMarkOf(tx, user.id) },
    browser,
    tx.now,
  );
  return new Refusal(401, 'second_factor_required', 'Enter the code of your authenticator', {
    values: { challenge },
    headers: { 'Set-Cookie': challengeCookie(browser, context) },
  });
}

export interface StepFrom {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly frame: FrameContext | null;
  /** The browser's half of the challenge, from its cookie. */
  readonly browser: string | null;
  /** The id of the browser, where the account has signed in there before. */
  readonly findKnownBrowser: (tx: Tx, userId: string) => Promise<string | null>;
}

/**
 * The second step of a sign-in. `open` begins the session, as a login without a second factor does. Throws a Refusal: 401
 * `second_factor_over` for a challenge that is not this browser's or over, 401 `wrong_code`, 429, or what `open` answers.
 */
export async function completeSecondStep(
  parts: Pick<CodeParts, 'store' | 'sealing' | 'guard'>,
  { challenge: sealed, code }: SecondStep,
  from: StepFrom,
  open: (tx: Tx, user: UserDocument) => Promise<SessionUser | Refusal>,
): Promise<SessionUser> {
  const { store, sealing } = parts;
  const known = await store.read(async (tx) => {
    const challenge = openChallenge(sealing, sealed, from.browser, tx.now);
    const user = challenge && (await accountsOf(tx).users.get(challenge.userId));
    if (!user || !(await isCurrent(tx, challenge))) return null;
    return { challenge, user, knownBrowser: await from.findKnownBrowser(tx, user.id) };
  });
  if (!known) throw challengeOver();
  const { challenge, user, knownBrowser } = known;
  const keep = auditAs({ user, from });
  return withCode({ ...parts, user, from: { ...from, knownBrowser } }, code, wrongCode, async (tx) => {
    // The password may have changed while we were looking.
    if (!(await isCurrent(tx, challenge))) return challengeOver();
    const answer = await open(tx, user);
    const { type, object } = outcomeOf(answer, from.frame);
    await keep(tx, type, object);
    return answer;
  });
}

const isCurrent = async (tx: Tx, { userId, passwordMark }: Challenge) =>
  (await passwordMarkOf(tx, userId)) === passwordMark;

const challengeOver = () =>
  new Refusal(401, 'second_factor_over', 'This sign-in is over, or began in another browser: enter the password again');

const wrongCode = () => new Refusal(401, 'wrong_code', 'The code is wrong, or was used before');
