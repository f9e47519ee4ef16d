import { accountsOf } from '../accounts/documents.ts';
import { findCredentialSession } from '../sessions/authenticate.ts';
import type { Tx } from '../../store/store.ts';
import { isPartnerOf } from './documents.ts';

/**
 * The domain of whoever sits in front of a frame that is about to be loaded, by what its browser keeps; null: not known yet,
 * or one that does not list the page, which is to hear no more of them than of nobody. It lets nobody in.
 */
export async function domainInFrame(tx: Tx, sessionHashes: readonly string[], origin: string): Promise<string | null> {
  const session = await findCredentialSession(tx, { sessionHashes, frame: { origin, part: 'frame' } });
  const user = session && (await accountsOf(tx).users.get(session.user_id));
  return user && (await isPartnerOf(tx, origin, user.domain_id)) ? user.domain_id : null;
}
