import type { IncomingHttpHeaders } from 'node:http';
import { findToken, isUseDue, recordUse } from '../account-security/api-tokens.ts';
import { publicSessionId } from '../account-security/own-sessions.ts';
import { scopeOfApiToken } from '../account-security/token-scope.ts';
import { accessDisabled, unauthorized } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import { type FrameContext, frameOf, NotAPartner, whyNotInFrame } from '../../http/frame-context.ts';
import { ignoreDiskFull } from '../../store/disk-faults.ts';
import type { Store, Tx } from '../../store/store.ts';
import { bearerOf } from '../../http/bearer.ts';
import {
  type CookieContext,
  readFrameCookie,
  readProgramCookie,
  readSessionCookie,
  readWindowCookie,
  SESSION_HEADER,
  TOKEN_HEADER,
} from './cookies.ts';
import { findDisabled, findPerson, type Person } from '../rights/rights.ts';
import { scopeOfToken, scopeWithoutProject } from './scoped-tokens.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findEnded, findSession, isGoodFor, needsTouch, type Session, touchSession } from './sessions.ts';

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || null;

/**
 * The header goes before the cookies: a foreign frame has both a header and, maybe, somebody's old cookie. None with a bearer
 * token: such a call passes the cross-site check, so no session may count in it.
 */
export function sessionHashesOf(headers: IncomingHttpHeaders, context: CookieContext): readonly string[] {
  if (bearerOf(headers) !== null) return [];
  const sessionId = single(headers[SESSION_HEADER]);
  if (sessionId !== null) return [hashSecret(sessionId)];
  return cookieHashes(headers, frameOf(headers)?.part ?? null, context);
}

/**
 * A frame's cookie counts for a frame alone, and a window's for a window: a request of another site cannot name its page, for
 * such a header has to be asked for, and is granted to nobody. What began there goes before what was there.
 */
export function cookieHashes(
  headers: IncomingHttpHeaders,
  part: FrameContext['part'] | null,
  context: CookieContext,
): readonly string[] {
  const { cookie } = headers;
  const own = part === 'frame' ? readFrameCookie(cookie, context) : part && readWindowCookie(cookie, context);
  return [own, readSessionCookie(cookie), readProgramCookie(headers)].filter((id) => id !== null).map(hashSecret);
}

/** What a call shows, and the place that it says it comes from. */
export interface CallCredentials {
  /** Of sessions: the first that is good there counts. */
  readonly sessionHashes: readonly string[];
  readonly frame: FrameContext | null;
  /** Whoever leaves may do so in a page that is not for them, too, and with an account that is disabled. */
  readonly inAnyPage?: boolean | undefined;
}

/** A session that is over, or of another page of the site, hides none that is good. */
export async function findCredentialSession(
  tx: Tx,
  { sessionHashes, frame }: CallCredentials,
): Promise<Session | null> {
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
 * person, the token is not for it, or they were signed in and are disabled. Being looked up keeps no session alive.
 */
export async function resolveCaller(
  tx: Tx,
  credentials: CallCredentials,
  token: string | null,
  requestId: string,
): Promise<Caller> {
  const session = await findCredentialSession(tx, credentials);
  const person = session && (await findPerson(tx, session.user_id));
  if (!session || !person) return resolveDisabled(tx, credentials, requestId);
  if (!credentials.inAnyPage) await requirePartner(tx, credentials.frame, person);
  const scope = token
    ? await scopeOfToken(tx, session, person, token, requestId)
    : scopeWithoutProject(person, requestId);
  return { session, person, scope };
}

/** Only who holds the id of a session that they had hears that the account is disabled: then there is one way, out. */
async function resolveDisabled(
  tx: Tx,
  { sessionHashes, frame, inAnyPage }: CallCredentials,
  requestId: string,
): Promise<Caller> {
  for (const hash of sessionHashes) {
    const session = await findEnded(tx, hash);
    const user = session && isGoodFor(session, frame) ? await findDisabled(tx, session.user_id) : null;
    if (!session || !user) continue;
    if (!inAnyPage) throw accessDisabled('user');
    const person = { user, assignments: [] };
    return { session, person, scope: scopeWithoutProject(person, requestId) };
  }
  throw unauthorized();
}

async function requirePartner(tx: Tx, frame: FrameContext | null, { user }: Person): Promise<void> {
  const refusal = await whyNotInFrame(tx, frame, user.domain_id);
  if (refusal) throw new NotAPartner(refusal.origin, { userId: user.id, userName: user.name });
}

/** The caller of a request: the session is seen, and goes on. Throws as `resolveCaller`. */
export async function findCaller(
  store: Store,
  credentials: CallCredentials,
  token: string | null,
  requestId: string,
): Promise<Caller> {
  const { caller, isDue } = await store.read(async (tx) => {
    const found = await resolveCaller(tx, credentials, token, requestId);
    return { caller: found, isDue: needsTouch(found.session, tx.now) };
  });
  if (isDue) await ignoreDiskFull(store.write((tx) => touchSession(tx, caller.session)));
  return caller;
}

/**
 * Who a request is from, by its API token (`Authorization: Bearer`) or else its session. Tokens are for the API alone: the
 * live link takes none, for it would outlive what a token is asked about at each call. Throws a Refusal: 401 or 403.
 */
export async function scopeOfRequest(
  store: Store,
  headers: IncomingHttpHeaders,
  credentials: CallCredentials,
  { requestId, address }: { readonly requestId: string; readonly address: string },
): Promise<Scope> {
  const secret = bearerOf(headers);
  const from = { address, frame: credentials.frame?.origin ?? null };
  if (secret !== null) return { ...(await scopeOfBearer(store, secret, credentials.frame, requestId)), ...from };
  const { scope, session } = await findCaller(store, credentials, single(headers[TOKEN_HEADER]), requestId);
  return { ...scope, ...from, session: publicSessionId(session) };
}

async function scopeOfBearer(
  store: Store,
  secret: string,
  frame: FrameContext | null,
  requestId: string,
): Promise<Scope> {
  const { token, scope, isDue } = await store.read(async (tx) => {
    const found = await findToken(tx, secret);
    const owner = found && (await findPerson(tx, found.user_id));
    if (!found || !owner) throw unauthorized();
    await requirePartner(tx, frame, owner);
    return {
      token: found,
      scope: await scopeOfApiToken(tx, owner, found, requestId),
      isDue: isUseDue(found, tx.now),
    };
  });
  if (isDue) await ignoreDiskFull(store.write((tx) => recordUse(tx, token.id)));
  return scope;
}
