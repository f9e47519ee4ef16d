import type { Network, rbacActions, RbacPolicy } from './model.ts';

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

/** A project, as policies know it: an object that belongs to it says it, too. */
export interface PolicyReader {
  readonly project_id: string;
  readonly domain_id: string;
}

/** Whether a policy is for a project. */
export const reachesProject = (
  { target_project, target_domain }: Pick<RbacPolicy, 'target_project' | 'target_domain'>,
  { project_id, domain_id }: PolicyReader,
): boolean => target_project === EVERYONE || target_project === project_id || target_domain === domain_id;

/** Whether a project may use a network this way: its own, and what a policy opens to it. */
export const isOpenTo = (
  { project_id, rbac_policies }: Pick<Network, 'project_id'> & { readonly rbac_policies: readonly RbacPolicy[] },
  reader: PolicyReader,
  access: Exclude<NetworkAccess, 'full'>,
): boolean =>
  project_id === reader.project_id ||
  rbac_policies.some(
    (policy) => reachesProject(policy, reader) && actionsOf[access].every((action) => policy.actions.includes(action)),
  );

export const isPrivateNetwork = ({ type }: Pick<Network, 'type'>) => type === 'vxlan';

/**
 * Whether a network is the cloud's, whichever project it is in: it stands on the hosts' own networks, or is a way out. It and
 * its subnets are changed with the right on `compute_physical_networks` (Neutron's provider networks).
 */
export const isCloudNetwork = (network: Pick<Network, 'type' | 'router_external'>) =>
  !isPrivateNetwork(network) || network.router_external;
