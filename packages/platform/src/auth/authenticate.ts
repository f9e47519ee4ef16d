import type { IncomingHttpHeaders } from 'node:http';
import { findToken, needsUseNoted, noteUse } from '../account-security/api-tokens.ts';
import { scopeOfApiToken } from '../account-security/token-scope.ts';
import { unauthorized } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import { type FramePlace, frameOf, NotAPartner, whyNotInFrame } from '../partners/admit-frame.ts';
import type { Store, Tx } from '../store/store.ts';
import { bearerOf } from './bearer.ts';
import {
  type CookiePlace,
  readFrameCookie,
  readSessionCookie,
  readWindowCookie,
  SESSION_HEADER,
  TOKEN_HEADER,
} from './cookies.ts';
import { findPerson, type Person } from './rights.ts';
import { scopeOfToken, scopeWithoutProject } from './scoped-tokens.ts';
import { hashSecret } from './secrets.ts';
import { findSession, isGoodFor, needsTouch, type Session, touchSession } from './sessions.ts';

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || null;

/**
 * The header goes before the cookies: a foreign frame has both a header and, maybe, somebody's old cookie. None with a bearer
 * token: such a call passes the cross-site check, so no session may count in it.
 */
export function sessionHashesOf(headers: IncomingHttpHeaders, place: CookiePlace): readonly string[] {
  if (bearerOf(headers) !== null) return [];
  const said = single(headers[SESSION_HEADER]);
  if (said !== null) return [hashSecret(said)];
  return cookieHashes(headers, frameOf(headers)?.part ?? null, place);
}

/**
 * A frame's cookie counts for a frame alone, and a window's for a window: a request of another site cannot name its page, for
 * such a header has to be asked for, and is granted to nobody. What began there goes before what was there.
 */
export function cookieHashes(
  { cookie }: IncomingHttpHeaders,
  part: FramePlace['part'] | null,
  place: CookiePlace,
): readonly string[] {
  const own = part === 'frame' ? readFrameCookie(cookie, place) : part && readWindowCookie(cookie, place);
  return [own, readSessionCookie(cookie)].filter((id) => id !== null).map(hashSecret);
}

/** What a call shows, and the place that it says it comes from. */
export interface Shown {
  /** Of sessions: the first that is good there counts. */
  readonly sessionHashes: readonly string[];
  readonly frame: FramePlace | null;
  /** Whoever leaves may do so in a page that is not for them, too. */
  readonly inAnyPage?: boolean | undefined;
}

/** A session that is over, or of another page of the site, hides none that is good. */
export async function findShown(tx: Tx, { sessionHashes, frame }: Shown): Promise<Session | null> {
  for (const hash of sessionHashes) {
    const session = await findSession(tx, hash);
    if (session && isGoodFor(session, frame)) return session;
  }
  return null;
}

export interface Caller {
  readonly session: Session;
  readonly person: Person;
  readonly scope: Scope;
}

/**
 * Throws a Refusal: 401 without a living session that is good there, 403 when the page around it may not show forms to this
 * person or the token is not for it. Being looked up keeps no session alive.
 */
export async function lookUpCaller(tx: Tx, shown: Shown, token: string | null, requestId: string): Promise<Caller> {
  const session = await findShown(tx, shown);
  const person = session && (await findPerson(tx, session.user_id));
  if (!session || !person) throw unauthorized();
  if (!shown.inAnyPage) await needPartner(tx, shown.frame, person);
  const scope = token
    ? await scopeOfToken(tx, session, person, token, requestId)
    : scopeWithoutProject(person, requestId);
  return { session, person, scope };
}

async function needPartner(tx: Tx, frame: FramePlace | null, { user }: Person): Promise<void> {
  const refusal = await whyNotInFrame(tx, frame, user.domain_id);
  if (refusal) throw new NotAPartner(refusal.origin, { userId: user.id, userName: user.name });
}

/** The caller of a request: the session is seen, and goes on. Throws as `lookUpCaller`. */
export async function findCaller(store: Store, shown: Shown, token: string | null, requestId: string): Promise<Caller> {
  const { caller, isDue } = await store.read(async (tx) => {
    const found = await lookUpCaller(tx, shown, token, requestId);
    return { caller: found, isDue: needsTouch(found.session, tx.now) };
  });
  if (isDue) await store.write((tx) => touchSession(tx, caller.session));
  return caller;
}

/**
 * Who a request is from, by its API token (`Authorization: Bearer`) or else its session. Tokens are for the API alone: the
 * live link takes none, for it would outlive what a token is asked about at each call. Throws a Refusal: 401 or 403.
 */
export async function scopeOfRequest(
  store: Store,
  headers: IncomingHttpHeaders,
  shown: Shown,
  requestId: string,
): Promise<Scope> {
  const secret = bearerOf(headers);
  if (secret !== null) return scopeOfBearer(store, secret, shown.frame, requestId);
  return (await findCaller(store, shown, single(headers[TOKEN_HEADER]), requestId)).scope;
}

async function scopeOfBearer(
  store: Store,
  secret: string,
  frame: FramePlace | null,
  requestId: string,
): Promise<Scope> {
  const { token, scope, isDue } = await store.read(async (tx) => {
    const found = await findToken(tx, secret);
    const owner = found && (await findPerson(tx, found.user_id));
    if (!found || !owner) throw unauthorized();
    await needPartner(tx, frame, owner);
    return {
      token: found,
      scope: await scopeOfApiToken(tx, owner, found, requestId),
      isDue: needsUseNoted(found, tx.now),
    };
  });
  if (isDue) await store.write((tx) => noteUse(tx, token.id));
  return scope;
}
