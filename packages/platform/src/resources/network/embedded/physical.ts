import type { Network, PhysicalNetwork } from '@skydeck/contract';
import { type NetworkRecord, networkRecords } from '../records.ts';
import type { Tx } from '../../../store/store.ts';

/** The networks of this cloud's hosts: what is plugged in, and no document. */
const uplinks = [
  { name: 'physnet1', mtu: 9000 },
  { name: 'physnet2', mtu: 1500 },
  { name: 'physnet3', mtu: 9000 },
] as const;

/** The hosts' interface of one VLAN. It may stay when its network goes, and serves the next one. */
interface VlanInterface {
  readonly id: string;
  readonly physical_network: string;
  readonly vlan_id: number;
}

export const vlanInterfaceKind = 'vlan_interface';
const interfacesIn = (tx: Tx) => tx.documents<VlanInterface>(vlanInterfaceKind);
const interfaceId = (physical: string, vlan: number) => `${physical}.${vlan}`;

type VlanPlacement = Pick<NetworkRecord, 'physical_network' | 'vlan_id' | 'project_id' | 'domain_id' | 'created_at'>;

/** Does nothing for a network without a VLAN, and where the hosts have the interface already. */
export async function ensureVlanInterface(tx: Tx, network: VlanPlacement): Promise<void> {
  const { physical_network: physical, vlan_id: vlan } = network;
  if (physical === null || vlan === null) return;
  const id = interfaceId(physical, vlan);
  if (await interfacesIn(tx).get(id)) return;
  await interfacesIn(tx).insert(
    { id, physical_network: physical, vlan_id: vlan },
    { projectId: network.project_id, domainId: network.domain_id, name: id, createdAt: network.created_at },
  );
}

export async function removeVlanInterface(
  tx: Tx,
  { physical_network: physical, vlan_id: vlan }: VlanPlacement,
): Promise<void> {
  if (physical !== null && vlan !== null) await interfacesIn(tx).remove(interfaceId(physical, vlan));
}

export async function physicalNetworks(tx: Tx): Promise<PhysicalNetwork[]> {
  const networks = await networkRecords
    .in(tx)
    .all([{ field: 'type', in: ['flat', 'vlan'] satisfies Network['type'][] }]);
  const interfaces = await interfacesIn(tx).all();
  return uplinks.map(({ name, mtu }) => {
    const here = networks.filter(({ physical_network }) => physical_network === name);
    return {
      name,
      mtu,
      untagged_in_use: here.some(({ vlan_id }) => vlan_id === null),
      vlans_in_use: inOrder(here.flatMap(({ vlan_id }) => vlan_id ?? [])),
      vlan_interfaces: inOrder(
        interfaces.filter(({ physical_network }) => physical_network === name).map(({ vlan_id }) => vlan_id),
      ),
    };
  });
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
