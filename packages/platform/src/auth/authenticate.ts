import type { IncomingHttpHeaders } from 'node:http';
import { findToken, needsUseNoted, noteUse } from '../account-security/api-tokens.ts';
import { scopeOfApiToken } from '../account-security/token-scope.ts';
import { unauthorized } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import { frameHostOf } from '../partners/admit-frame.ts';
import type { Store, Tx } from '../store/store.ts';
import { bearerOf } from './bearer.ts';
import { readFrameCookie, readSessionCookie, SESSION_HEADER, TOKEN_HEADER } from './cookies.ts';
import { findPerson, type Person } from './rights.ts';
import { scopeOfToken, scopeWithoutProject } from './scoped-tokens.ts';
import { hashSecret } from './secrets.ts';
import { findSession, needsTouch, type Session, touchSession } from './sessions.ts';

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || null;

/**
 * The header goes before the cookie: a foreign frame has both a header and, maybe, somebody's old cookie. Null with a bearer
 * token: such a call passes the cross-site check, so no session may count in it.
 */
export function sessionHashOf(headers: IncomingHttpHeaders): string | null {
  if (bearerOf(headers) !== null) return null;
  const id = single(headers[SESSION_HEADER]) ?? cookieOf(headers);
  return id ? hashSecret(id) : null;
}

/**
 * A frame's cookie counts for a frame alone: a request of another site cannot name its page, for such a header has to be
 * asked for, and is granted to nobody. The live link cannot send headers; it looks at `Origin` instead.
 */
function cookieOf(headers: IncomingHttpHeaders): string | null {
  const isFrame = frameHostOf(headers) !== null || headers.upgrade?.toLowerCase() === 'websocket';
  return readSessionCookie(headers.cookie) ?? (isFrame ? readFrameCookie(headers.cookie) : null);
}

export interface Caller {
  readonly session: Session;
  readonly person: Person;
  readonly scope: Scope;
}

/** Throws a Refusal: 401 without a living session, 403 when the token is not for it. Being looked up keeps no session alive. */
export async function lookUpCaller(
  tx: Tx,
  sessionHash: string | null,
  token: string | null,
  requestId: string,
): Promise<Caller> {
  const session = sessionHash ? await findSession(tx, sessionHash) : null;
  const person = session ? await findPerson(tx, session.user_id) : null;
  if (!session || !person) throw unauthorized();
  const scope = token
    ? await scopeOfToken(tx, session, person, token, requestId)
    : scopeWithoutProject(person, requestId);
  return { session, person, scope };
}

/** The caller of a request: the session is seen, and goes on. Throws as `lookUpCaller`. */
export async function findCaller(
  store: Store,
  sessionHash: string | null,
  token: string | null,
  requestId: string,
): Promise<Caller> {
  const { caller, isDue } = await store.read(async (tx) => {
    const found = await lookUpCaller(tx, sessionHash, token, requestId);
    return { caller: found, isDue: needsTouch(found.session, tx.now) };
  });
  if (isDue) await store.write((tx) => touchSession(tx, caller.session.id_hash));
  return caller;
}

/**
 * Who a request is from, by its API token (`Authorization: Bearer`) or else its session. Tokens are for the API alone: the
 * live link takes none, for it would outlive what a token is asked about at each call. Throws a Refusal: 401 or 403.
 */
export async function scopeOfRequest(store: Store, headers: IncomingHttpHeaders, requestId: string): Promise<Scope> {
  const secret = bearerOf(headers);
  if (secret !== null) return scopeOfBearer(store, secret, requestId);
  return (await findCaller(store, sessionHashOf(headers), single(headers[TOKEN_HEADER]), requestId)).scope;
}

async function scopeOfBearer(store: Store, secret: string, requestId: string): Promise<Scope> {
  const { token, scope, isDue } = await store.read(async (tx) => {
    const found = await findToken(tx, secret);
    const owner = found && (await findPerson(tx, found.user_id));
    if (!found || !owner) throw unauthorized();
    return {
      token: found,
      scope: await scopeOfApiToken(tx, owner, found, requestId),
      isDue: needsUseNoted(found, tx.now),
    };
  });
  if (isDue) await store.write((tx) => noteUse(tx, token.id));
  return scope;
}
