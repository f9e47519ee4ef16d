import type { Pool } from '@skydeck/contract';
import { type RevisedCollection, type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';

export interface SubnetRecord extends RevisedRecord {
  readonly network_id: string;
  readonly cidr: string;
  readonly ip_version: 4 | 6;
  readonly gateway_ip: string | null;
  readonly enable_dhcp: boolean;
  readonly allocation_pools: readonly Pool[];
  readonly dns_nameservers: readonly string[];
  readonly ipv6_ra_mode: string | null;
  readonly ipv6_address_mode: string | null;
}

/** Who sees a subnet its network says. */
export const subnetRecords: Omit<
  RevisedCollection<SubnetRecord>,
  'find' | 'findCurrent'
> = revisedCollection<SubnetRecord>('subnet');
