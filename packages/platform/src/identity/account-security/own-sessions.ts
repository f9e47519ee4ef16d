import type { OwnSession } from '@skydeck/contract';
import { stableId } from '../accounts/stable-id.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import { endSessions, isActive, type Session } from '../sessions/sessions.ts';
import { notFound } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';

/** What a session is called where others see it: nothing that its id or hash could be made from. */
export const publicSessionId = ({ id_hash }: Session) => stableId('session', id_hash);

const activeSessionsOf = async (tx: Tx, userId: string): Promise<Session[]> => {
  const rows = await tx.tables
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('id_hash')
    .execute();
  const living = rows.filter((session) => isActive(session, tx.now));
  // A frame's ends with the tab's that it came out of, also by time, when nobody says so.
  return living.filter(
    ({ parent_hash: parent }) => parent === null || living.some(({ id_hash }) => id_hash === parent),
  );
};

/** The caller's own, the one that asks first, then by when they were last seen. */
export async function ownSessions(tx: Tx, { user_id, id_hash }: Session): Promise<OwnSession[]> {
  const shown = (await activeSessionsOf(tx, user_id)).map((session) => ({
    id: publicSessionId(session),
    current: session.id_hash === id_hash,
    created_at: session.created_at,
    seen_at: session.seen_at,
    address: session.address,
    user_agent: session.user_agent,
  }));
  return shown.toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one of the caller's sessions; it learns of it at once. Throws a Refusal: 404 when there is none of this id. */
export async function endOwnSession(tx: Tx, signal: SessionSignal, { user_id }: Session, id: string): Promise<void> {
  const session = (await activeSessionsOf(tx, user_id)).find((own) => publicSessionId(own) === id);
  if (!session) throw notFound('session');
  await endSessions(tx, signal, { userId: user_id, only: session.id_hash });
}
