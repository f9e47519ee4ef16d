import type { Selectable } from 'kysely';
import { unauthorized } from '../http/refusal.ts';
import type { SessionRow } from '../store/tables.ts';
import type { Tx } from '../store/store.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { SessionSignal } from './session-signal.ts';

const minute = 60_000;
/** A session ends an hour after its last request, and 24 hours after it began whatever happens. */
export const SESSION_IDLE_MS = 60 * minute;
export const SESSION_LIFE_MS = 24 * 60 * minute;
// Being seen is written at most once a minute: a read must not cost a durable write each time.
const SEEN_EVERY_MS = minute;

export type Session = Selectable<SessionRow>;

/** Answers the session's id, which nobody can get from the store again. */
export async function beginSession(
  tx: Tx,
  userId: string,
  from: { address: string; userAgent: string },
): Promise<string> {
  const id = newSecret();
  const at = tx.now.toISOString();
  await tx.tables
    .insertInto('sessions')
    .values({
      id_hash: hashSecret(id),
      user_id: userId,
      created_at: at,
      seen_at: at,
      expires_at: later(tx.now, SESSION_LIFE_MS),
      address: from.address,
      user_agent: from.userAgent.slice(0, 300),
    })
    .execute();
  await sweep(tx);
  return id;
}

/** Null when there is none, or it is over. */
export async function findSession(tx: Tx, idHash: string): Promise<Session | null> {
  const session = await tx.tables.selectFrom('sessions').selectAll().where('id_hash', '=', idHash).executeTakeFirst();
  return session && isLiving(session, tx.now) ? session : null;
}

export const isLiving = (session: Session, now: Date): boolean =>
  session.expires_at > now.toISOString() && idleSince(session, now) < SESSION_IDLE_MS;

export const needsTouch = (session: Session, now: Date) => idleSince(session, now) >= SEEN_EVERY_MS;

export async function touchSession(tx: Tx, idHash: string): Promise<void> {
  await tx.tables
    .updateTable('sessions')
    .set({ seen_at: tx.now.toISOString() })
    .where('id_hash', '=', idHash)
    .execute();
}

/** Ends a person's sessions, or one of them, or all but one. Their tokens go with them. */
export async function endSessions(
  tx: Tx,
  signal: SessionSignal,
  which: { userId: string; only?: string; butNot?: string },
): Promise<void> {
  let ending = tx.tables.deleteFrom('sessions').where('user_id', '=', which.userId);
  if (which.only !== undefined) ending = ending.where('id_hash', '=', which.only);
  if (which.butNot !== undefined) ending = ending.where('id_hash', '!=', which.butNot);
  const ended = await ending.returning('id_hash').execute();
  tx.afterCommit(() => signal.ended(ended.map(({ id_hash }) => id_hash)));
}

/** The same session, and its tokens, under a new id, which is answered; open connections go on. Throws a Refusal (401). */
export async function renewSession(tx: Tx, signal: SessionSignal, { id_hash: old }: Session): Promise<string> {
  const id = newSecret();
  const id_hash = hashSecret(id);
  const session = await findSession(tx, old);
  if (!session) throw unauthorized();
  await tx.tables
    .insertInto('sessions')
    .values({ ...session, id_hash })
    .execute();
  // Before the old row goes, and its tokens with it.
  await tx.tables.updateTable('scoped_tokens').set({ session_hash: id_hash }).where('session_hash', '=', old).execute();
  await tx.tables.deleteFrom('sessions').where('id_hash', '=', old).execute();
  tx.afterCommit(() => signal.renewed(old, id_hash));
  return id;
}

async function sweep(tx: Tx): Promise<void> {
  await tx.tables
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', tx.now.toISOString()), eb('seen_at', '<=', later(tx.now, -SESSION_IDLE_MS))]),
    )
    .execute();
}

const idleSince = ({ seen_at }: Session, now: Date) => now.getTime() - Date.parse(seen_at);
const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
