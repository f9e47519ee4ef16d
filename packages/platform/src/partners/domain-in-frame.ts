import type { IncomingHttpHeaders } from 'node:http';
import { accountsOf } from '../accounts/documents.ts';
import { cookieSessions } from '../auth/authenticate.ts';
import { findSession, isGoodFor } from '../auth/sessions.ts';
import type { Tx } from '../store/store.ts';

/**
 * The domain of whoever sits in front of a frame that is about to be loaded, by what its browser keeps; null: not known yet.
 * It lets nobody in.
 */
export async function domainInFrame(tx: Tx, headers: IncomingHttpHeaders, origin: string): Promise<string | null> {
  const { frame: hash } = cookieSessions(headers);
  const session = hash === null ? null : await findSession(tx, hash);
  if (!session || !isGoodFor(session, { origin, part: 'frame' })) return null;
  return (await accountsOf(tx).users.get(session.user_id))?.domain_id ?? null;
}
