import type { Tx } from '../../../store/store.ts';
import { type NetworkRecord, networkRecords } from '../../network/embedded/records.ts';
import { type SubnetRecord, subnetRecords } from './records.ts';
import type { SubnetFacts } from './subnet-draft.ts';
import { cidrOf } from '../../../engines/embedded/ranges.ts';
import { newRecordOf } from '../../../engines/embedded/owner.ts';

/** In their order: see `subnetsInOrder`. */
export const subnetsOfNetwork = async (tx: Tx, networkId: string): Promise<SubnetRecord[]> =>
  subnetsInOrder(await subnetRecords.in(tx).all([{ field: 'network_id', equals: networkId }]));

/** In which a new port asks them for an address: IPv4 first, the older first; those of one call as their addresses follow. */
export const subnetsInOrder = (subnets: readonly SubnetRecord[]): SubnetRecord[] =>
  subnets.toSorted(
    (one, other) =>
      one.ip_version - other.ip_version ||
      one.created_at.localeCompare(other.created_at) ||
      (cidrOf(one).first < cidrOf(other).first ? -1 : 1),
  );

export const insertSubnet = (
  tx: Tx,
  network: Pick<NetworkRecord, 'id' | 'project_id' | 'domain_id'>,
  facts: SubnetFacts,
): Promise<SubnetRecord> =>
  subnetRecords.insert(tx, { ...facts, ...newRecordOf(network, tx.now), network_id: network.id });

export const cidrsText = (subnets: readonly { readonly cidr: string }[]) => subnets.map(({ cidr }) => cidr).join(' ');

/** Neutron counts a network's revision up when one of its subnets changes. */
export async function reviseNetworkOfSubnet(tx: Tx, network: NetworkRecord): Promise<NetworkRecord> {
  return networkRecords.revise(tx, network, { cidrs: cidrsText(await subnetsOfNetwork(tx, network.id)) });
}
