import type { Tx } from '../store/store.ts';

export type AuditType =
  | 'login'
  | 'login_failed'
  | 'login_locked'
  | 'login_refused'
  | 'logout'
  | 'password_changed'
  | 'account_disabled';

export interface AuditEntry {
  readonly type: AuditType;
  /** null when nobody of that name exists. */
  readonly userId: string | null;
  /** The name as it was given; never a password. */
  readonly account: string;
  readonly address: string;
  readonly requestId: string | null;
}

export async function audit(tx: Tx, { type, userId, account, address, requestId }: AuditEntry): Promise<void> {
  await tx.tables
    .insertInto('audit')
    .values({
      at: tx.now.toISOString(),
      type,
      user_id: userId,
      account: account.slice(0, 330),
      address,
      request_id: requestId,
    })
    .execute();
}
