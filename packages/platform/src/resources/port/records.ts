import { ownedCollection, type OwnedRecord } from '../kit/owned-collection.ts';

/** Neutron's `device_owner`s that this engine knows. */
export const deviceOwners = {
  gateway: 'network:router_gateway',
  interface: 'network:router_interface',
  floatingIp: 'network:floatingip',
  loadBalancer: 'Octavia',
  server: 'compute:nova',
} as const;
export type DeviceOwner = (typeof deviceOwners)[keyof typeof deviceOwners];

export interface FixedIp {
  readonly subnet_id: string;
  readonly ip_address: string;
}

/** A port of a router or a server in a network. */
export interface PortRecord extends OwnedRecord {
  readonly network_id: string;
  readonly device_owner: DeviceOwner;
  readonly device_id: string;
  readonly fixed_ips: readonly FixedIp[];
  readonly mac_address: string;
  readonly status: string;
  /** Left out: none. */
  readonly security_group_ids?: readonly string[];
}

export const portRecords = ownedCollection<PortRecord>('port');
