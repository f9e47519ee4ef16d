import type { Area, AreaEntry, Guard, RouteHandle } from '../module.ts';

/**
 * The phase of the session. `starting` until the server has said who we are. `interrupted`: the session is over and its page
 * is still there, covered, for whoever had it to sign in again (decision 0037).
 */
export type Phase = 'starting' | 'signed-out' | 'signing-in' | 'signed-in' | 'interrupted';

export interface SessionFacts {
  readonly phase: Phase;
  readonly accessDisabled: 'user' | 'project' | null;
  readonly domainMode: boolean;
  readonly abilitiesLoaded: boolean;
}

export type AccessDecision =
  | { readonly kind: 'show' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'login' }
  | { readonly kind: 'access-disabled' }
  | { readonly kind: 'home' }
  | { readonly kind: 'denied'; readonly guard: Guard };

/**
 * What happens to somebody who comes to an address (spec: navigation.guard). Nothing is shown before the
 * abilities are known: until then everything may be read, which is not the same as being allowed to. An area that makes no
 * sense without a project sends a domain administrator home (spec: navigation.guard.domain-mode).
 */
export function decideAccess(
  situation: SessionFacts,
  area: Pick<Area, 'needsProject'> | null,
  handles: readonly (RouteHandle | undefined)[],
  can: (guard: Guard) => boolean,
): AccessDecision {
  if (situation.accessDisabled) return { kind: 'access-disabled' };
  if (situation.phase === 'starting' || situation.phase === 'signing-in') return { kind: 'wait' };
  if (situation.phase === 'signed-out') return { kind: 'login' };
  if (!situation.abilitiesLoaded) return { kind: 'wait' };
  if (situation.domainMode && area?.needsProject) return { kind: 'home' };
  const guards = handles.flatMap((handle) => (handle?.guard ? [handle.guard] : []));
  const missing = guards.find((guard) => !can(guard));
  return missing ? { kind: 'denied', guard: missing } : { kind: 'show' };
}

/** Where the landing page sends a person (spec: navigation.landing). */
export function landingOf({ domainMode, settingsPath, hasCompute, hasS3 }: LandingFacts): string {
  // Users and projects come first there, once they have pages.
  if (domainMode) return settingsPath ?? '/no-service';
  if (hasCompute) return '/monitoring';
  return hasS3 ? '/s3-storage' : '/no-service';
}

interface LandingFacts {
  readonly domainMode: boolean;
  /** The first of the settings that this person may open; null: none. */
  readonly settingsPath: string | null;
  readonly hasCompute: boolean;
  readonly hasS3: boolean;
}

/**
 * Where a person goes on who was here and has changed the project: to the same list, or to the list of the object that was
 * open. Where the new scope has no such list, to its start page; also from a page above projects to a project, which one
 * would not see there.
 */
export function listAfterSwitch(
  pathname: string,
  areas: readonly Pick<Area, 'path' | 'entries' | 'needsProject' | 'isAboveProjects'>[],
  { projectId, domainMode, can }: ScopeFacts,
): string {
  const open = areas
    .filter(({ needsProject }) => !domainMode || !needsProject)
    .filter(({ isAboveProjects }) => projectId === null || !isAboveProjects);
  const lists = open.flatMap(({ path, entries }) => entries.map((entry) => ({ at: `/${path}/${entry.path}`, entry })));
  const [list] = lists
    .filter(({ at }) => pathname === at || pathname.startsWith(`${at}/`))
    .toSorted((one, other) => other.at.length - one.at.length);
  return list && isOpen(list.entry, can) ? list.at : '/';
}

interface ScopeFacts {
  readonly projectId: string | null;
  readonly domainMode: boolean;
  readonly can: (guard: Guard) => boolean;
}

const isOpen = ({ guard }: AreaEntry, can: (guard: Guard) => boolean) => guard === null || can(guard);

/** What an address asks for that names a project (`?project_id=`). */
export type RequestedProject = 'nothing' | 'here' | 'another' | 'closed';

/** Whether the named project is the present one, another that is open to the person, or none they may enter. */
export function checkRequestedProject(
  asked: string | null,
  currentId: string | null,
  projects: readonly { readonly id: string; readonly enabled: boolean }[],
): RequestedProject {
  if (asked === null) return 'nothing';
  if (asked === currentId) return 'here';
  return projects.some(({ id, enabled }) => enabled && id === asked) ? 'another' : 'closed';
}

/** Only a path of this console; anything else could lead a person away after signing in. */
export function safeRedirect(raw: string | null): string {
  if (!raw || !raw.startsWith('/') || raw.startsWith('//') || raw.includes('\\')) return '/';
  try {
    const there = new URL(raw, 'http://console.invalid');
    const path = `${there.pathname}${there.search}${there.hash}`;
    // Taking dots out can leave two slashes at the start, which a browser reads as another host.
    return there.origin === 'http://console.invalid' && !path.startsWith('//') ? path : '/';
  } catch {
    return '/';
  }
}
