import type { OwnProject, Profile } from '@skydeck/contract';
import { proxy } from 'valtio';

export type AccessDisabled = 'user' | 'project';

/** What a person can go to: one of the projects, or what is above them. */
export type Scope =
  | { readonly kind: 'project'; readonly projectId: string }
  | { readonly kind: 'domain' }
  | { readonly kind: 'system' };

/** Who is here, and in which scope. Written by `session.ts` only. */
export interface SessionState {
  /** `starting` until the server has said who we are. */
  phase: 'starting' | 'signed-out' | 'signing-in' | 'signed-in';
  profile: Profile | null;
  projects: OwnProject[];
  projectId: string | null;
  domainMode: boolean;
  isSwitchingScope: boolean;
  accessDisabled: AccessDisabled | null;
  /** The session ran out, as far as we know: nobody has ended it. */
  hasExpired: boolean;
}

export const blankSession = (): SessionState => ({
  phase: 'starting',
  profile: null,
  projects: [],
  projectId: null,
  domainMode: false,
  isSwitchingScope: false,
  accessDisabled: null,
  hasExpired: false,
});

export const session = proxy(blankSession());

/** The parts of a profile that decide about scopes; a snapshot of the store will do. */
interface Rights {
  readonly roles: readonly string[];
  readonly domain_permissions: readonly string[];
  readonly is_superuser: boolean;
}

export const isDomainAdmin = (profile: Rights | null) =>
  profile !== null &&
  (profile.is_superuser ||
    profile.roles.includes('domain_admin') ||
    profile.domain_permissions.includes('domain_admin'));

/** System roles see every project and need none chosen. */
export const isSystemRole = (profile: Pick<Rights, 'roles' | 'is_superuser'> | null) =>
  profile !== null &&
  (profile.is_superuser || profile.roles.some((role) => role === 'superuser' || role === 'admin' || role === 'viewer'));
