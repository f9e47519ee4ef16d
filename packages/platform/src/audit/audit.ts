import type { FieldChange, Subject } from '@skydeck/contract';
import type { Author, Tx } from '../store/store.ts';

export type AuditType =
  | 'login'
  | 'login_failed'
  | 'login_locked'
  | 'login_busy'
  | 'login_refused'
  | 'access_refused'
  | 'logout'
  | 'password_changed'
  | 'password_reset'
  | 'account_unlocked'
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
  | 'application_credential_created'
  | 'application_credential_deleted'
  | 'partner_created'
  | 'partner_changed'
  | 'partner_deleted'
  | 'partner_checked'
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
  | 's3_public_access_changed'
  | 's3_policy_changed'
  | 's3_user_created'
  | 's3_bucket_created'
  | 's3_bucket_changed'
  | 's3_bucket_deleted'
  | 'account_created'
  | 'account_changed'
  | 'account_roles_changed'
  | 'account_disabled'
  | 'task_cancelled'
  | 'report_sent';

/** What something was done to; refused access names the ability's subject. */
export interface AuditObject {
  readonly kind:
    | 'user'
    | 'session'
    | 'api_token'
    | 'application_credential'
    | 'identity_provider'
    | 'partner'
    | 'domain'
    | 'domain_property'
    | 'domain_picture'
    | 's3_key'
    | 's3_user'
    | 's3_object'
    | 's3_bucket'
    | 'task'
    | 'report'
    | Subject
    // Of calls that every session may make, and no API token.
    | `/${string}`;
  /** null: all of the kind, or a new one. */
  readonly id: string | null;
  readonly name?: string;
}

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
  readonly object?: AuditObject;
  /** The method that was refused. */
  readonly action?: string;
  /** How often; once if left out. */
  readonly times?: number;
  /** How the person came, where that is known. */
  readonly via?: Via;
  /** What changed, where that is no secret. */
  readonly changes?: readonly FieldChange[];
}

export type Via = Pick<Author, 'session' | 'apiToken' | 'frame'>;

/** Who works at the machine itself, by its command line: `byUserId` of what they do. No account has such an id. */
export const MACHINE_OPERATOR = 'machine-operator';

export const userObject = ({ id, name }: { readonly id: string; readonly name: string }): AuditObject => ({
  kind: 'user',
  id,
  name,
});

// Names come from outside, and an object's key in S3 is the longest of them.
const MAX_CHARACTERS = 1100;
const MAX_ACCOUNT_CHARACTERS = 330;

/** A name as the log has it. */
export const storedAccount = (account: string): string => account.slice(0, MAX_ACCOUNT_CHARACTERS);

export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { type, userId, byUserId, account, address, requestId, object, action, times = 1, via, changes } = entry;
  const record = await tx.tables
    .insertInto('audit')
    .values({
      at: tx.now.toISOString(),
      type,
      user_id: userId,
      by_user_id: byUserId ?? null,
      account: storedAccount(account),
      address,
      request_id: requestId,
      object_kind: object?.kind ?? null,
      object_id: object?.id?.slice(0, MAX_CHARACTERS) ?? null,
      object_name: object?.name?.slice(0, MAX_CHARACTERS) ?? null,
      action: action ?? null,
      times,
      session: via?.session ?? null,
      api_token: via?.apiToken ?? null,
      frame: via?.frame ?? null,
      changes: changes ? JSON.stringify(changes) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  tx.audited(record);
}
