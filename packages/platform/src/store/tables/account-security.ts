import type { TokenAccess } from '@skydeck/contract';

/** Tables of what guards an account besides its password. */
export interface AccountSecurityTables {
  second_factors: SecondFactorRow;
  recovery_codes: { user_id: string; hash: string };
  api_tokens: ApiTokenRow;
}

export interface SecondFactorRow {
  user_id: string;
  /** The authenticator's secret, sealed for this user. */
  sealed: string;
  created_at: string;
  /** null: enrolled, and not yet proven by a code; it counts for nothing. */
  confirmed_at: string | null;
  /** The step of the newest code that was taken: neither it nor an older one is taken again. */
  last_step: number;
}

export interface ApiTokenRow {
  id: string;
  user_id: string;
  secret_hash: string;
  name: string;
  access: TokenAccess;
  /** The domain it is for, or that of its project. */
  domain_id: string;
  project_id: string | null;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
}
