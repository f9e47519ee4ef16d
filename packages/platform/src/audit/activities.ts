import type { AuditActivity, AuditResult } from '@skydeck/contract';
import type { AuditType } from './audit.ts';
import type { AuditedKind } from './audited-kind.ts';

interface Meaning {
  readonly activity: string;
  readonly component: string;
  readonly result: AuditResult;
}

const of = (component: string, activity: string, result: AuditResult = 'success'): Meaning => ({
  activity,
  component,
  result,
});

/** What an entry that is no change of a document says. */
const written: Readonly<Record<AuditType, Meaning>> = {
  login: of('session', 'signed_in'),
  login_failed: of('session', 'signed_in', 'failed'),
  login_locked: of('session', 'signed_in', 'refused'),
  login_busy: of('session', 'signed_in', 'refused'),
  login_refused: of('session', 'signed_in', 'refused'),
  logout: of('session', 'signed_out'),
  session_ended: of('session', 'deleted'),
  other_sessions_ended: of('session', 'deleted'),
  access_refused: of('access', 'asked', 'refused'),
  password_changed: of('account', 'updated'),
  password_reset: of('account', 'updated'),
  account_unlocked: of('account', 'updated'),
  account_created: of('account', 'created'),
  account_changed: of('account', 'updated'),
  account_roles_changed: of('account', 'updated'),
  account_disabled: of('account', 'updated'),
  second_factor_asked: of('account', 'asked'),
  second_factor_failed: of('account', 'asked', 'failed'),
  second_factor_locked: of('account', 'asked', 'refused'),
  second_factor_enrolled: of('account', 'updated'),
  second_factor_turned_off: of('account', 'updated'),
  second_factor_reset: of('account', 'updated'),
  recovery_code_used: of('account', 'used'),
  recovery_codes_renewed: of('account', 'updated'),
  api_token_created: of('account', 'created'),
  api_token_revoked: of('account', 'deleted'),
  application_credential_created: of('account', 'created'),
  application_credential_deleted: of('account', 'deleted'),
  partner_created: of('partner', 'created'),
  partner_changed: of('partner', 'updated'),
  partner_deleted: of('partner', 'deleted'),
  partner_checked: of('partner', 'tested'),
  provider_created: of('identity_provider', 'created'),
  provider_changed: of('identity_provider', 'updated'),
  provider_deleted: of('identity_provider', 'deleted'),
  provider_tested: of('identity_provider', 'tested'),
  provider_sign_in_failed: of('identity_provider', 'signed_in', 'failed'),
  domain_property_changed: of('settings', 'updated'),
  domain_property_removed: of('settings', 'deleted'),
  domain_picture_added: of('settings', 'created'),
  s3_key_created: of('object_storage', 'created'),
  s3_key_switched: of('object_storage', 'updated'),
  s3_key_deleted: of('object_storage', 'deleted'),
  s3_link_made: of('object_storage', 'created'),
  s3_user_switched: of('object_storage', 'updated'),
  s3_domain_switched: of('object_storage', 'updated'),
  s3_public_access_changed: of('object_storage', 'updated'),
  s3_policy_changed: of('object_storage', 'updated'),
  s3_user_created: of('object_storage', 'created'),
  s3_bucket_created: of('object_storage', 'created'),
  s3_bucket_changed: of('object_storage', 'updated'),
  s3_bucket_deleted: of('object_storage', 'deleted'),
  task_cancelled: of('task', 'updated'),
  report_sent: of('report', 'created'),
};

/** Of documents: `network_created`. */
const ofDocument = /_(created|updated|deleted)$/;

/** What the type of an entry says; also of a type that a version before wrote, and that is none any more. */
export function meaningOf(type: string): Meaning {
  const known = Object.hasOwn(written, type) ? written[type as AuditType] : null;
  return known ?? of('compute', ofDocument.exec(type)?.[1] ?? type);
}

/** Every kind of entry. */
export const activitiesOf = (kinds: readonly AuditedKind[]): AuditActivity[] =>
  [
    ...Object.keys(written),
    ...kinds.flatMap(({ kind }) => ['created', 'updated', 'deleted'].map((activity) => `${kind}_${activity}`)),
  ].map((type) => {
    const { activity, component } = meaningOf(type);
    return { type, activity, component };
  });
