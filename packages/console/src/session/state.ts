import type { Phase } from '../kit/permissions/guard.rules.ts';
import type { OwnProject, Profile } from '@skydeck/contract';
import { proxy } from 'valtio';

export type AccessDisabled = 'user' | 'project';

/** What a person can go to: one of the projects, or what is above them. */
export type Scope =
  | { readonly kind: 'project'; readonly projectId: string }
  | { readonly kind: 'domain' }
  | { readonly kind: 'system' };

/**
 * How a session ended that nobody here has ended: it ran out, nobody was there, somebody ended it elsewhere (another tab, the
 * list of sessions, another password), or the account was disabled.
 */
export const endReasons = ['expired', 'idle', 'elsewhere', 'disabled'] as const;
export type EndReason = (typeof endReasons)[number];

export interface Ending {
  readonly why: EndReason;
  /** For how long nobody was there, of `idle`. */
  readonly minutes: number;
}

/** Whether there is a page of somebody's, readable or not. */
export const isOpen = (phase: Phase): boolean => phase === 'signed-in' || phase === 'interrupted';

/** Who is here, and in which scope. Written by `session.ts` only. */
export interface SessionState {
  phase: Phase;
  profile: Profile | null;
  projects: OwnProject[];
  projectId: string | null;
  domainMode: boolean;
  isSwitchingScope: boolean;
  accessDisabled: AccessDisabled | null;
  /** Why the project that a frame asked for could not be entered. */
  notOpen: 'not-found' | 'disabled' | null;
  /** Of the session that is over; null: there was none, or somebody here has ended it. */
  ending: Ending | null;
  /** Tells what was shown to one person from what is shown to the next. */
  visit: number;
}

export const blankSession = (): SessionState => ({
  phase: 'starting',
  profile: null,
  projects: [],
  projectId: null,
  domainMode: false,
  isSwitchingScope: false,
  accessDisabled: null,
  notOpen: null,
  ending: null,
  visit: 0,
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
