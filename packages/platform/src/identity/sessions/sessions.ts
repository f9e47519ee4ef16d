import type { SessionEnd } from '@skydeck/contract';
import type { Selectable } from 'kysely';
import { unauthorized } from '../../http/refusal.ts';
import type { FrameContext } from '../../http/frame-context.ts';
import type { SessionRow } from '../../store/tables.ts';
import type { Tx } from '../../store/store.ts';
import { hashSecret, newSecret } from '../../store/secrets.ts';
import type { SessionSignal } from '../../live/session-signal.ts';

const minute = 60_000;
/** A session ends an hour after its last request, and 24 hours after it began whatever happens. */
export const SESSION_IDLE_MS = 60 * minute;
export const SESSION_LIFE_MS = 24 * 60 * minute;
/** In a frame's window: long enough to press “Continue”. */
export const WINDOW_LIFE_MS = 10 * minute;
/** So long after its end, a session still says to who holds its id that the account was disabled, and to nobody anything else. */
const KEPT_AFTER_END_MS = 24 * 60 * minute;
// Being seen is written at most once a minute: a read must not cost a durable write each time.
const SEEN_EVERY_MS = minute;

export type Session = Selectable<SessionRow>;

/** Where a session begins. */
export interface NewSession {
  readonly address: string;
  readonly userAgent: string;
  /** It is good for this place alone; null: for ordinary tabs. */
  readonly frame: FrameContext | null;
  /** Another session of the same person, in a tab of the console: its end is this one's. */
  readonly parent?: Session | null;
}

/** Answers the session's id, which nobody can get from the store again. */
export async function beginSession(tx: Tx, userId: string, from: NewSession): Promise<string> {
  const { frame, parent = null } = from;
  const id = newSecret();
  const at = tx.now.toISOString();
  const life = frame?.part === 'window' ? WINDOW_LIFE_MS : SESSION_LIFE_MS;
  await tx.tables
    .insertInto('sessions')
    .values({
      id_hash: hashSecret(id),
      user_id: userId,
      created_at: at,
      seen_at: at,
      expires_at: parent?.expires_at ?? isoAfter(tx.now, life),
      address: from.address,
      user_agent: from.userAgent.slice(0, 300),
      frame_host: frame?.origin ?? null,
      frame_part: frame?.part ?? null,
      parent_hash: parent?.id_hash ?? null,
    })
    .execute();
  await sweep(tx);
  return id;
}

/** Null when there is none, or it is over. */
export async function findSession(tx: Tx, idHash: string): Promise<Session | null> {
  const session = await tx.tables.selectFrom('sessions').selectAll().where('id_hash', '=', idHash).executeTakeFirst();
  if (!session || !isActive(session, tx.now)) return null;
  return session.parent_hash === null || (await findSession(tx, session.parent_hash)) ? session : null;
}

/** Also one that is over, for a day: it is good for nothing but to say why it is. */
export async function findEnded(tx: Tx, idHash: string): Promise<Session | null> {
  return (await tx.tables.selectFrom('sessions').selectAll().where('id_hash', '=', idHash).executeTakeFirst()) ?? null;
}

/**
 * Whether a session counts in a call that comes from there. One of a frame counts in frames of its page, one of a window in
 * that window; an ordinary one everywhere, for in a frame of the console's own site its cookie is there already.
 */
export const isGoodFor = ({ frame_host, frame_part }: Session, frame: FrameContext | null): boolean =>
  frame_host === null || (frame?.origin === frame_host && frame.part === frame_part);

export const isActive = (session: Session, now: Date): boolean =>
  session.expires_at > now.toISOString() && idleSince(session, now) < SESSION_IDLE_MS;

export const needsTouch = (session: Session, now: Date) => idleSince(session, now) >= SEEN_EVERY_MS;

/** Whoever works in a frame is here: the session that it came out of goes on, too. */
export async function touchSession(tx: Tx, { id_hash, parent_hash }: Session): Promise<void> {
  await tx.tables
    .updateTable('sessions')
    .set({ seen_at: tx.now.toISOString() })
    .where('id_hash', 'in', parent_hash === null ? [id_hash] : [id_hash, parent_hash])
    .execute();
}

/** Ends a person's sessions, or one of them and what came out of it, or all but one. Their tokens go with them. */
export async function endSessions(
  tx: Tx,
  signal: SessionSignal,
  which: { userId: string; only?: string; butNot?: string },
): Promise<void> {
  let ending = tx.tables.deleteFrom('sessions').where('user_id', '=', which.userId);
  const { only } = which;
  if (only !== undefined)
    ending = ending.where((eb) => eb.or([eb('id_hash', '=', only), eb('parent_hash', '=', only)]));
  if (which.butNot !== undefined) ending = ending.where('id_hash', '!=', which.butNot);
  const ended = await ending.returning('id_hash').execute();
  signal.ended(
    tx,
    ended.map(({ id_hash }) => id_hash),
    'over',
  );
}

/** Ends all of a person's sessions for good, and leaves what `findEnded` finds. Their tokens go at once. */
export async function closeSessions(tx: Tx, signal: SessionSignal, userId: string, why: SessionEnd): Promise<void> {
  const now = tx.now.toISOString();
  const closed = await tx.tables
    .updateTable('sessions')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('id_hash')
    .execute();
  const hashes = closed.map(({ id_hash }) => id_hash);
  await tx.tables.deleteFrom('scoped_tokens').where('session_hash', 'in', hashes).execute();
  signal.ended(tx, hashes, why);
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
  await tx.tables.updateTable('sessions').set({ parent_hash: id_hash }).where('parent_hash', '=', old).execute();
  await tx.tables.deleteFrom('sessions').where('id_hash', '=', old).execute();
  signal.renewed(tx, old, id_hash);
  return id;
}

async function sweep(tx: Tx): Promise<void> {
  await tx.tables
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', isoAfter(tx.now, -KEPT_AFTER_END_MS)),
        eb('seen_at', '<=', isoAfter(tx.now, -SESSION_IDLE_MS - KEPT_AFTER_END_MS)),
      ]),
    )
    .execute();
}

const idleSince = ({ seen_at }: Session, now: Date) => now.getTime() - Date.parse(seen_at);
const isoAfter = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
