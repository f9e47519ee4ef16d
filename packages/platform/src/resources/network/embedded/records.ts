import type { RbacPolicy } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { seesNetwork } from './visibility.ts';
import { type RevisedRecord, revisedCollection } from '../../../engines/embedded/owned-collection.ts';

export interface NetworkRecord extends RevisedRecord {
  readonly type: string;
  /** The CIDRs of its subnets, for the free-text search. */
  readonly cidrs: string;
  /** For all projects, directly. */
  readonly shared: boolean;
  /** A router may have its gateway here. */
  readonly router_external: boolean;
  readonly ipam_enabled: boolean;
  readonly physical_network: string | null;
  readonly vlan_id: number | null;
  readonly mtu: number;
  readonly rbac_policies: readonly Infer<typeof RbacPolicy>[];
  readonly spoofing_protection: boolean;
}

export const networkRecords = revisedCollection<NetworkRecord>('network', { sees: seesNetwork });
