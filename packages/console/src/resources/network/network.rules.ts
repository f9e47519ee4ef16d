import type { Network } from '@skydeck/contract';

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

/** Those a router can have a foot in: managed addresses, a subnet, and not a way out. */
export const canHaveInterface = (network: Pick<Network, 'router_external' | 'subnets'>) =>
  !network.router_external && network.subnets.length > 0;

/** The IP version that is still missing; at most one subnet of each (contract: checkPrivateNetwork). */
export const missingVersions = (network: Pick<Network, 'subnets' | 'ipam_enabled'>): (4 | 6)[] =>
  network.ipam_enabled
    ? ([4, 6] as const).filter((version) => !network.subnets.some(({ ip_version }) => ip_version === version))
    : [];
