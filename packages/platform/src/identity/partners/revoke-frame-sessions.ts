import { accountsOf } from '../accounts/documents.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import { endSessions } from '../sessions/sessions.ts';
import type { Tx } from '../../store/store.ts';
import { isPartnerOf } from './documents.ts';

/**
 * Ends the sessions that began in frames and windows of a page, of everybody whom it may show no forms any more: put back on
 * the list, it finds nobody signed in.
 */
export async function revokeFrameSessions(tx: Tx, signal: SessionSignal, origin: string): Promise<void> {
  const bound = await tx.tables
    .selectFrom('sessions')
    .select(['user_id', 'id_hash'])
    .where('frame_host', '=', origin)
    .execute();
  for (const { user_id, id_hash } of bound) {
    const user = await accountsOf(tx).users.get(user_id);
    if (!user || !(await isPartnerOf(tx, origin, user.domain_id)))
      await endSessions(tx, signal, { userId: user_id, only: id_hash });
  }
}
