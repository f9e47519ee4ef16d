import { is, number, object, string } from 'superstruct';
import { type CookieContext, pathOf } from '../sessions/cookies.ts';
import { hashSecret } from '../../store/secrets.ts';
import { BrokenSeal, type Sealing } from '../../store/sealing.ts';

export const CHALLENGE_MS = 5 * 60_000;
export const CHALLENGE_COOKIE = 'skydeck_challenge';

/** The password was right; whoever has this, in the browser that got it, is asked for the second factor alone. */
export interface Challenge {
  readonly userId: string;
  /** Of what the password was held against: a changed password takes its challenges with it. */
  readonly passwordMark: string;
}

const Sealed = object({ user: string(), mark: string(), browser: string(), until: number() });

/** Nothing of it is stored: it is sealed, and the browser's half is a cookie that no script reads. */
export function sealChallenge(
  sealing: Sealing,
  { userId, passwordMark }: Challenge,
  browser: string,
  now: Date,
): string {
  const until = now.getTime() + CHALLENGE_MS;
  return sealing
    .of('login-challenge')
    .seal(JSON.stringify({ user: userId, mark: passwordMark, browser: hashSecret(browser), until }));
}

/** Null for one that was changed, is over, or is another browser's. */
export function openChallenge(sealing: Sealing, sealed: string, browser: string | null, now: Date): Challenge | null {
  const read = readSealed(sealing, sealed);
  if (!read || browser === null || read.browser !== hashSecret(browser) || read.until <= now.getTime()) return null;
  return { userId: read.user, passwordMark: read.mark };
}

function readSealed(sealing: Sealing, sealed: string) {
  try {
    const read: unknown = JSON.parse(sealing.of('login-challenge').open(sealed));
    return is(read, Sealed) ? read : null;
  } catch (error) {
    if (error instanceof BrokenSeal) return null;
    throw error;
  }
}

/**
 * In a frame of another site only a partitioned cookie comes back, and only over TLS; without it, the frame must be of the
 * same site.
 */
export function challengeCookie(browser: string, { isSecure, basePath }: CookieContext): string {
  const rest = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return `${CHALLENGE_COOKIE}=${browser}; Path=${pathOf(basePath)}; HttpOnly; Max-Age=${CHALLENGE_MS / 1000}; ${rest}`;
}

export const endedChallengeCookie = (context: CookieContext): string =>
  challengeCookie('', context).replace(/Max-Age=\d+/, 'Max-Age=0');
