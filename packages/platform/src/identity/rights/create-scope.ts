import type { Role } from '@skydeck/contract';
import { methodsOf } from '@skydeck/contract/rights';
import type { Scope } from '../../http/scope.ts';

export interface ScopeFacts {
  readonly userId: string;
  readonly userName: string;
  readonly domainId: string;
  readonly projectId: string | null;
  readonly roles: readonly Role[];
  readonly requestId: string;
  /** Permission groups of a system administrator; `compute` if left out. */
  readonly groups?: readonly string[];
  /** Groups of the person in their own domain, where the scope is in it; none if left out. */
  readonly domainGroups?: readonly string[];
  /** null if left out. */
  readonly apiToken?: string;
}

/** Before it is known from where the request came. */
const nowhere = { address: '', session: null, frame: null } as const;

export const systemRoles: readonly Role[] = ['superuser', 'admin', 'viewer'];

export function createScope({ groups = ['compute'], domainGroups = [], apiToken, ...facts }: ScopeFacts): Scope {
  return {
    ...nowhere,
    ...facts,
    apiToken: apiToken ?? null,
    isSystem: facts.roles.some((role) => systemRoles.includes(role)),
    may: (subject, method) => methodsOf(subject, { ...facts, groups, domainGroups }).has(method),
  };
}
