import { isOpenTo, type Network } from '@skydeck/contract';

/** Types we have words for; a cloud may have others, which show as they are. */
export const networkTypes = ['vxlan', 'flat', 'vlan'] as const;
type KnownType = (typeof networkTypes)[number];

export const isKnownType = (type: string): type is KnownType => (networkTypes as readonly string[]).includes(type);

type Owned = Pick<Network, 'project_id'>;

/** A key of this folder's words, or false. `projectId` is the scope; without one a system role may change all. */
export const whyNotChange = (network: Owned, projectId: string | null) =>
  projectId !== null && network.project_id !== projectId && ('blocked.foreign' as const);

export function whyNotDelete(network: Owned & Pick<Network, 'ports_count'>, projectId: string | null) {
  // Neutron answers 409 NetworkInUse while ports are there.
  return whyNotChange(network, projectId) || (network.ports_count > 0 && ('blocked.has_ports' as const));
}

/** The hosts have an interface for its VLAN, which may go with it. */
export const hasVlanInterface = ({ vlan_id }: Pick<Network, 'vlan_id'>) => vlan_id !== null;

type Opened = Pick<Network, 'project_id' | 'rbac_policies' | 'router_external'>;

/** Those a router of the project can have a foot in: with a subnet, open to its ports, and not a way out. */
export const canHaveInterface = (network: Opened & Pick<Network, 'subnets'>, projectId: string | null) =>
  !network.router_external &&
  network.subnets.length > 0 &&
  (projectId === null || isOpenTo(network, projectId, 'direct'));

/** Those a router of the project can have its gateway in. */
export const canBeGateway = (network: Opened, projectId: string | null) =>
  network.router_external && (projectId === null || isOpenTo(network, projectId, 'routed'));

/** At most one subnet of each IP version, and none where addresses are not managed (contract: checkPrivateNetwork). */
export function whyNotAddSubnet(
  network: Owned & Pick<Network, 'subnets' | 'ipam_enabled'>,
  version: 4 | 6,
  projectId: string | null,
) {
  const whyNoChange = whyNotChange(network, projectId);
  if (whyNoChange) return whyNoChange;
  if (!network.ipam_enabled) return 'blocked.no_ipam' as const;
  return network.subnets.some(({ ip_version }) => ip_version === version) && ('blocked.has_version' as const);
}

/** New networks are of a project. */
export const whyNotCreate = (projectId: string | null) => projectId === null && ('blocked.no_project' as const);
