import { randomUUID } from 'node:crypto';
import type { Tx } from '../../store/store.ts';
import { subnetsOfNetwork } from './ports.ts';
import { type NetworkRecord, networkRecords, type SubnetRecord, subnetRecords } from './records.ts';
import type { SubnetFacts } from './subnet-draft.ts';

export async function insertSubnet(
  tx: Tx,
  network: Pick<NetworkRecord, 'id' | 'project_id' | 'domain_id'>,
  facts: SubnetFacts,
): Promise<SubnetRecord> {
  const at = tx.now.toISOString();
  const subnet: SubnetRecord = {
    ...facts,
    id: randomUUID(),
    network_id: network.id,
    project_id: network.project_id,
    domain_id: network.domain_id,
    revision_number: 0,
    created_at: at,
    updated_at: at,
  };
  await subnetRecords.insert(tx, subnet);
  return subnet;
}

export const cidrsText = (subnets: readonly { readonly cidr: string }[]) => subnets.map(({ cidr }) => cidr).join(' ');

/** Neutron counts a network's revision up when one of its subnets changes. */
export async function reviseNetworkOfSubnet(tx: Tx, network: NetworkRecord): Promise<NetworkRecord> {
  const changed = await networkRecords.revise(tx, network, {
    cidrs: cidrsText(await subnetsOfNetwork(tx, network.id)),
  });
  return changed;
}
