import type { IncomingHttpHeaders } from 'node:http';
import type { Scope } from '../http/scope.ts';
import { unauthorized } from '../http/refusal.ts';
import type { Store, Tx } from '../store/store.ts';
import { readCookie, SESSION_COOKIE, SESSION_HEADER, TOKEN_HEADER } from './cookies.ts';
import { findPerson, type Person } from './rights.ts';
import { scopeOfToken, scopeWithoutProject } from './scoped-tokens.ts';
import { hashSecret } from './secrets.ts';
import { findSession, needsTouch, type Session, touchSession } from './sessions.ts';

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || null;

/** The header goes before the cookie: a foreign frame has both a header and, maybe, somebody's old cookie. */
export function sessionHashOf(headers: IncomingHttpHeaders): string | null {
  const id = single(headers[SESSION_HEADER]) ?? readCookie(headers.cookie, SESSION_COOKIE);
  return id ? hashSecret(id) : null;
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

export const callerOfRequest = (store: Store, headers: IncomingHttpHeaders, requestId: string) =>
  findCaller(store, sessionHashOf(headers), single(headers[TOKEN_HEADER]), requestId);
