import type { Tx } from '../store/store.ts';

export type AuditType =
  | 'login'
  | 'login_failed'
  | 'login_locked'
  | 'login_refused'
  | 'logout'
  | 'password_changed'
  | 'second_factor_asked'
  | 'second_factor_failed'
  | 'second_factor_locked'
  | 'second_factor_enrolled'
  | 'second_factor_turned_off'
  | 'second_factor_reset'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'session_ended'
  | 'other_sessions_ended'
  | 'api_token_created'
  | 'api_token_revoked'
  | 'provider_created'
  | 'provider_changed'
  | 'provider_deleted'
  | 'provider_tested'
  | 'provider_sign_in_failed'
  | 'domain_property_changed'
  | 'domain_property_removed'
  | 'domain_picture_added'
  | 's3_key_created'
  | 's3_key_switched'
  | 's3_key_deleted'
  | 's3_link_made'
  | 's3_user_switched'
  | 's3_domain_switched'
  | 's3_policy_changed'
  | 'account_disabled';

export interface AuditEntry {
  readonly type: AuditType;
  /** null when nobody of that name exists. */
  readonly userId: string | null;
  /** Who did it, where that is not the person themselves. */
  readonly byUserId?: string;
  /** The name as it was given; never a password. */
  readonly account: string;
  readonly address: string;
  readonly requestId: string | null;
}

export async function audit(
  tx: Tx,
  { type, userId, byUserId, account, address, requestId }: AuditEntry,
): Promise<void> {
  await tx.tables
    .insertInto('audit')
    .values({
      at: tx.now.toISOString(),
      type,
      user_id: userId,
      by_user_id: byUserId ?? null,
      account: account.slice(0, 330),
      address,
      request_id: requestId,
    })
    .execute();
}
