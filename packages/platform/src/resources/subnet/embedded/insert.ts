import type { Tx } from '../../../store/store.ts';
import { newRecordOf } from '../../kit/owner.ts';
import { type NetworkRecord, networkRecords } from '../../network/records.ts';
import { type SubnetRecord, subnetRecords } from '../records.ts';
import type { SubnetFacts } from '../subnet-draft.ts';
import { cidrsText, subnetsOfNetwork } from '../subnets.ts';

export const insertSubnet = (
  tx: Tx,
  network: Pick<NetworkRecord, 'id' | 'project_id' | 'domain_id'>,
  facts: SubnetFacts,
): Promise<SubnetRecord> => subnetRecords.insert(tx, { ...facts, ...newRecordOf(network, tx), network_id: network.id });

/** Neutron counts a network's revision up when one of its subnets changes. */
export async function reviseNetworkOfSubnet(tx: Tx, network: NetworkRecord): Promise<NetworkRecord> {
  return networkRecords.revise(tx, network, { cidrs: cidrsText(await subnetsOfNetwork(tx, network.id)) });
}
