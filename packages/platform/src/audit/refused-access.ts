import type { Tx } from '../store/store.ts';
import { audit, type AuditObject, type Via } from './audit.ts';

const WINDOW_MS = 60_000;

export interface RefusedAccess {
  readonly userId: string;
  readonly userName: string;
  /** The request's method. */
  readonly action: string;
  readonly object: AuditObject;
  readonly address: string;
  readonly requestId: string;
  /** How they came, where that is known. */
  readonly via?: Via;
}

/**
 * Writes down that somebody may not. The same person's same wish is one entry a minute, of what they asked for first, with
 * how often it was: whoever tries in a loop fills no disk. Two pages are two wishes, whoever sits in front of them.
 */
export async function recordRefusedAccess(tx: Tx, refused: RefusedAccess): Promise<void> {
  const { userId, userName, action, object, address, requestId, via } = refused;
  let same = tx.tables
    .selectFrom('audit')
    .select('id')
    .where('user_id', '=', userId)
    .where('type', '=', 'access_refused')
    .where('at', '>', new Date(tx.now.getTime() - WINDOW_MS).toISOString())
    .where('action', '=', action)
    .where('object_kind', '=', object.kind);
  if (object.kind === 'partner') same = same.where('object_name', '=', object.name ?? '');
  const kept = await same.orderBy('id', 'desc').executeTakeFirst();
  if (kept) {
    await tx.tables
      .updateTable('audit')
      .set(({ eb }) => ({ times: eb('times', '+', 1) }))
      .where('id', '=', kept.id)
      .execute();
    return;
  }
  await audit(tx, {
    type: 'access_refused',
    userId,
    account: userName,
    address,
    requestId,
    object,
    action,
    ...(via && { via }),
  });
}
