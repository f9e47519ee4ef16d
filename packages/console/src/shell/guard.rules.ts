import type { Guard, RouteHandle } from '../kit/module.ts';

export interface Situation {
  readonly phase: 'starting' | 'signed-out' | 'signing-in' | 'signed-in';
  readonly accessDisabled: 'user' | 'project' | null;
  readonly domainMode: boolean;
  readonly abilitiesLoaded: boolean;
}

export type Verdict =
  | { readonly kind: 'show' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'login' }
  | { readonly kind: 'access-disabled' }
  | { readonly kind: 'home' }
  | { readonly kind: 'denied'; readonly guard: Guard };

/** Sections that make no sense without a project send a domain administrator home (1-foundations §2). */
const projectOnly = /^\/(compute|monitoring|s3-storage)(\/|$)/;

/**
 * What happens to somebody who comes to an address (1-foundations §2, route guard). Nothing is shown before the
 * abilities are known: until then everything may be read, which is not the same as being allowed to.
 */
export function judge(
  situation: Situation,
  pathname: string,
  handles: readonly (RouteHandle | undefined)[],
  can: (guard: Guard) => boolean,
): Verdict {
  if (situation.accessDisabled) return { kind: 'access-disabled' };
  if (situation.phase === 'starting' || situation.phase === 'signing-in') return { kind: 'wait' };
  if (situation.phase === 'signed-out') return { kind: 'login' };
  if (!situation.abilitiesLoaded) return { kind: 'wait' };
  if (situation.domainMode && projectOnly.test(pathname)) return { kind: 'home' };
  const guards = handles.flatMap((handle) => (handle?.guard ? [handle.guard] : []));
  const missing = guards.find((guard) => !can(guard));
  return missing ? { kind: 'denied', guard: missing } : { kind: 'show' };
}

/** Where the landing page sends a person (1-foundations §2, `/`). */
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

/** What an address asks for that names a project (`?project_id=`). */
export type Asked = 'nothing' | 'here' | 'another' | 'closed';

/** Whether the named project is the present one, another that is open to the person, or none they may enter. */
export function judgeProject(
  asked: string | null,
  currentId: string | null,
  projects: readonly { readonly id: string; readonly enabled: boolean }[],
): Asked {
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
