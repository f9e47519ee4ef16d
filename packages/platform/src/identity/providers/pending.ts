import { newSecret } from '../../store/secrets.ts';
import type { Clock } from '../../clock.ts';
import { BrokenSeal, type Sealing } from '../../store/sealing.ts';

/** A sign-in that was begun: all of it is in the browser that began it, sealed. We keep nothing before somebody is known. */
export interface Pending {
  /** Goes to the provider and comes back; also names the cookie, so that two windows do not end each other's sign-in. */
  readonly state: string;
  readonly providerId: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly redirectUrl: string;
  readonly expiresAt: string;
  readonly target: SignInTarget;
}

/** Where the person was going (spec: sign-in.memory). */
export interface SignInTarget {
  /** A path of the console, or ''. */
  readonly path: string;
  readonly domain: string;
  readonly projectId: string;
}

/** Enough for a second factor at the provider; short enough that a forgotten window is no way in. */
export const PENDING_MS = 15 * 60_000;

export interface CookieFacts {
  /** The browser speaks TLS with us. */
  readonly isSecure: boolean;
  /** It is on this machine, where browsers take Secure cookies without TLS too. */
  readonly isLocal: boolean;
  /** The provider answers by a form of its own site: only `SameSite=None` cookies come with it. */
  readonly comesFromElsewhere: boolean;
}

const purpose = 'identity/pending';
const stateShape = /^[\w-]{43}$/;

export function beginPending(clock: Clock, facts: Omit<Pending, 'state' | 'expiresAt' | 'secrets'>) {
  return { ...facts, state: newSecret(), expiresAt: new Date(clock.now().getTime() + PENDING_MS).toISOString() };
}

export function pendingCookie(sealing: Sealing, pending: Pending, facts: CookieFacts): string {
  const value = sealing.of(purpose).seal(JSON.stringify(pending));
  return `${cookieName(pending.state, facts)}=${value}; Max-Age=${PENDING_MS / 1000}; ${attributes(facts)}`;
}

export const endedPendingCookie = (state: string, facts: CookieFacts) =>
  `${cookieName(state, facts)}=; Max-Age=0; ${attributes(facts)}`;

/** Null without a cookie of this browser for this state, and when it is too old. */
export function readPending(
  sealing: Sealing,
  clock: Clock,
  state: string,
  cookieHeader: string | undefined,
): Pending | null {
  if (!stateShape.test(state)) return null;
  const name = nameOf(state);
  for (const part of (cookieHeader ?? '').split(';')) {
    const [key = '', value = ''] = part.trim().split('=', 2);
    if (key !== name && key !== `__Host-${name}`) continue;
    const pending = open(sealing, value);
    if (pending?.state === state && pending.expiresAt > clock.now().toISOString()) return pending;
  }
  return null;
}

function open(sealing: Sealing, value: string): Pending | null {
  try {
    return JSON.parse(sealing.of(purpose).open(value)) as Pending;
  } catch (error) {
    if (error instanceof BrokenSeal) return null;
    throw error;
  }
}

const nameOf = (state: string) => `skydeck_sign_in_${state.slice(0, 16)}`;
const cookieName = (state: string, { isSecure }: CookieFacts) => `${isSecure ? '__Host-' : ''}${nameOf(state)}`;

function attributes({ isSecure, isLocal, comesFromElsewhere }: CookieFacts): string {
  // Browsers take `None` only from a Secure cookie.
  const isForeign = comesFromElsewhere && (isSecure || isLocal);
  return `Path=/; HttpOnly; SameSite=${isForeign ? 'None' : 'Lax'}${isSecure || isForeign ? '; Secure' : ''}`;
}
