import { isCloudNetwork, type Method, networkSubjects, type RbacPolicy, type Subject } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { type Actor, owns } from '../../../engines/embedded/access.ts';
import { forbidden } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { seesNetwork } from './visibility.rules.ts';
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

/** Who changes networks: whoever administers the cloud changes its own, too. */
export interface NetworkEditor extends Actor {
  may(subject: Subject, method: Method): boolean;
}

/** Throws 403 for a network that others shared with the editor, and for one of the cloud's: they may be used, not changed. */
export async function findOwnNetwork(
  tx: Tx,
  editor: NetworkEditor,
  id: string,
  method: Method,
): Promise<NetworkRecord> {
  const network = await networkRecords.find(tx, editor, id);
  if (!owns(editor, network)) throw forbidden(networkSubjects.item, method);
  if (isCloudNetwork(network) && !editor.may(networkSubjects.physical, method))
    throw forbidden(networkSubjects.physical, method);
  return network;
}
