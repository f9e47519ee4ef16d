import type { Role } from '@skydeck/contract';
import { array, type Infer, optional, string, type } from 'superstruct';
import type { Assignment } from '../../../identity/accounts/assignments.ts';
import { fromKeystoneId } from '../ids.ts';

const Scope = type({
  project: optional(type({ id: string() })),
  domain: optional(type({ id: string() })),
  system: optional(type({})),
});

/** Of one person, those of their groups and those inherited among them. */
export const RoleAssignments = type({
  role_assignments: array(type({ role: type({ name: string() }), scope: Scope })),
});
type KeystoneAssignment = Infer<typeof RoleAssignments>['role_assignments'][number];

type Grant = Omit<Assignment, 'userId'>;

/**
 * What the platform makes of Keystone's roles. `admin` in the service user's own project, or in the system, is the
 * administrator of the cloud; in another project it is that project's, and in a domain the domain's. A `reader` of a project
 * has no counterpart, and may not enter it: the platform's viewer sees the whole cloud.
 */
export function grantsOf(assignments: readonly KeystoneAssignment[], cloudProjectId: string): Grant[] {
  const grants = assignments.flatMap((one) => grantOf(one, cloudProjectId) ?? []);
  const best = new Map<string, Grant>();
  // Keystone names the roles that others imply, too: where somebody is the administrator, they are nothing else.
  for (const grant of grants.toSorted((one, other) => rank(one) - rank(other))) {
    const place = `${grant.target}/${grant.targetId}`;
    if (!best.has(place)) best.set(place, grant);
  }
  if (best.get('system/')?.role === 'superuser') best.delete(`project/${fromKeystoneId(cloudProjectId)}`);
  return [...best.values()];
}

const byStrength: readonly Role[] = ['superuser', 'viewer', 'domain_admin', 'project_admin', 'project_user'];
const rank = ({ role }: Grant) => byStrength.indexOf(role);

export const keyOf = ({ target, targetId, role }: Grant) => `${target}/${targetId}/${role}`;

const inProject: ReadonlyMap<string, Role> = new Map([
  ['admin', 'project_admin'],
  ['manager', 'project_admin'],
  ['member', 'project_user'],
]);
const inSystem: ReadonlyMap<string, Role> = new Map([
  ['admin', 'superuser'],
  ['reader', 'viewer'],
]);

function grantOf({ role: { name }, scope }: KeystoneAssignment, cloudProjectId: string): Grant | null {
  const grant = (target: Grant['target'], targetId: string, role: Role | undefined): Grant | null =>
    role === undefined ? null : { target, targetId, role };
  if (scope.system) return grant('system', '', inSystem.get(name));
  if (scope.domain && name === 'admin') return grant('domain', fromKeystoneId(scope.domain.id), 'domain_admin');
  if (!scope.project) return null;
  if (scope.project.id === cloudProjectId && name === 'admin') return grant('system', '', 'superuser');
  return grant('project', fromKeystoneId(scope.project.id), inProject.get(name));
}
