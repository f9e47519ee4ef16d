import type { Role } from '@skydeck/contract';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { createScope } from '../../identity/rights/create-scope.ts';
import type { Scope } from '../../http/scope.ts';

/** Of somebody with one role, in a project or in none. */
export const scopeOf = (projectId: string | null, role: Role): Scope =>
  createScope({
    userId: stableId('user', role),
    userName: role,
    domainId: 'default',
    projectId,
    roles: [role],
    requestId: 'req-test',
  });
