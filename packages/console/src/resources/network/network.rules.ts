import { isCloudNetwork, type Network } from '@skydeck/contract';

/** Types we have words for; a cloud may have others, which show as they are. */
export const networkTypes = ['vxlan', 'flat', 'vlan'] as const;
type KnownType = (typeof networkTypes)[number];

export const isKnownType = (type: string): type is KnownType => (networkTypes as readonly string[]).includes(type);

type Owned = Pick<Network, 'project_id' | 'type' | 'router_external'>;

export interface NetworkPermissions {
  /** The scope; without one a system role may change all. */
  readonly projectId: string | null;
  /** Whether the role may do it to networks of the cloud: what `/meta` says of `compute_physical_networks`. */
  readonly mayCloud: boolean;
}

/** A key of this folder's words, or false. */
export function whyNotChange(network: Owned, { projectId, mayCloud }: NetworkPermissions) {
  if (projectId !== null && network.project_id !== projectId) return 'blocked.foreign' as const;
  return isCloudNetwork(network) && !mayCloud && ('blocked.cloud' as const);
}

export function whyNotDelete(network: Owned & Pick<Network, 'ports_count'>, permissions: NetworkPermissions) {
  // Neutron answers 409 NetworkInUse while ports are there.
  return whyNotChange(network, permissions) || (network.ports_count > 0 && ('blocked.has_ports' as const));
}

/** The hosts have an interface for its VLAN, which may go with it. */
export const hasVlanInterface = ({ vlan_id }: Pick<Network, 'vlan_id'>) => vlan_id !== null;

/** Any number of subnets, and none where addresses are not managed (contract: checkPrivateNetwork). */
export const whyNotAddSubnet = (network: Owned & Pick<Network, 'ipam_enabled'>, permissions: NetworkPermissions) =>
  whyNotChange(network, permissions) || (!network.ipam_enabled && ('blocked.no_ipam' as const));
