import { type FieldProblems, problem } from '../errors.ts';
import type { Network, RbacPolicy, rbacActions } from './model.ts';

/** The target of a policy that reaches every project. */
export const EVERYONE = '*';

/** `direct`: servers and routers may have ports in it. `routed`: routers may have their gateway in it. `full`: both. */
export const networkAccesses = ['direct', 'routed', 'full'] as const;
export type NetworkAccess = (typeof networkAccesses)[number];

const actionsOf: Readonly<Record<NetworkAccess, readonly (typeof rbacActions)[number][]>> = {
  direct: ['access_as_shared'],
  routed: ['access_as_external'],
  full: ['access_as_shared', 'access_as_external'],
};

export const actionsOfAccess = (access: NetworkAccess) => [...actionsOf[access]];

/** Null for a policy that opens nothing we know of. */
export function accessOfActions(actions: readonly string[]): NetworkAccess | null {
  const has = (access: NetworkAccess) => actionsOf[access].every((action) => actions.includes(action));
  return has('full') ? 'full' : has('direct') ? 'direct' : has('routed') ? 'routed' : null;
}

/** Whether a project may use a network this way: its own, and what a policy opens to it. */
export const isOpenTo = (
  { project_id, rbac_policies }: Pick<Network, 'project_id' | 'rbac_policies'>,
  projectId: string,
  access: Exclude<NetworkAccess, 'full'>,
): boolean =>
  project_id === projectId ||
  rbac_policies.some(
    ({ target_project: target, actions }) =>
      (target === EVERYONE || target === projectId) && actionsOf[access].every((action) => actions.includes(action)),
  );

export const isPrivateNetwork = ({ type }: Pick<Network, 'type'>) => type === 'vxlan';

interface AccessContext {
  readonly network: Pick<Network, 'type' | 'project_id'>;
  /** Whoever administers the whole cloud may open a network to everybody (Neutron's `restrict_wildcard`). */
  readonly mayOpenToEveryone: boolean;
}

/** The rules of a network's policies. Paths are those of the body. */
export function checkAccess(
  policies: readonly RbacPolicy[],
  { network, mayOpenToEveryone }: AccessContext,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, { target_project: target, actions }] of policies.entries()) {
    const path = `rbac_policies.${at}`;
    if (target.trim() === '') problems[`${path}.target_project`] = problem('required', 'A project is required');
    else if (policies.findIndex((other) => other.target_project === target) < at)
      problems[`${path}.target_project`] = problem('duplicate', 'This project is listed twice');
    else if (target === network.project_id)
      problems[`${path}.target_project`] = problem('own_project', "The network is this project's own");
    else if (target === EVERYONE && !mayOpenToEveryone)
      problems[`${path}.target_project`] = problem(
        'everyone_by_system',
        'Only an administrator of the cloud may open a network to all projects',
      );
    if (isPrivateNetwork(network) && actions.includes('access_as_external'))
      problems[`${path}.actions`] = problem('routed_needs_physical', 'A private network is no way out for routers');
  }
  return problems;
}
