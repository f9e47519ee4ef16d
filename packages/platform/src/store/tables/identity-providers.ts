/** Tables of people who sign in by an identity provider. */
export interface IdentityTables {
  identity_bindings: IdentityBindingRow;
  /** What groups gave; what an administrator gave by hand is in `assignments` alone. */
  mapped_assignments: MappedAssignmentRow;
  identity_sessions: IdentitySessionRow;
  /** Sign-ins that were used; kept until nobody could bring them again. */
  spent_states: { state_hash: string; expires_at: string };
}

export interface MappedAssignmentRow {
  user_id: string;
  target: 'system' | 'domain' | 'project';
  target_id: string;
  role: string;
}

export interface IdentityBindingRow {
  provider_id: string;
  /** What the provider calls the person, for good. */
  subject: string;
  user_id: string;
}

export interface IdentitySessionRow {
  session_hash: string;
  provider_id: string;
  /** What a sign-out at the provider wants to see, sealed. */
  sealed_hint: string | null;
}
