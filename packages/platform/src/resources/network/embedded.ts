import {
  type Network,
  type NetworkIds,
  networkSorts,
  networkSubjects,
  type NetworkUpdate,
  type UntaggedNetworkBody,
} from '@skydeck/contract';
import { announceNetwork, announceSubnet } from '../../engines/embedded/announce.ts';
import { deletesMany } from '../../engines/embedded/delete-many.ts';
import { findNetwork, findOwnNetwork } from '../../engines/embedded/find-network.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { portsOfNetwork, subnetsOfNetwork } from '../../engines/embedded/ports.ts';
import { indexOf, type NetworkRecord, networksIn, revised, subnetsIn } from '../../engines/embedded/records.ts';
import { failIfNamedSo } from '../../engines/embedded/sentinels.ts';
import { seesNetwork, type Viewer, visibleNetworks } from '../../engines/embedded/viewer.ts';
import { networkViews } from '../../engines/embedded/views.ts';
import type { ListRules } from '../../http/list-query.ts';
import { conflict, invalid, notFound, revisionConflict } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Store, Tx } from '../../store/store.ts';
import { announceAccess, changedAccess } from './access.ts';
import { createPhysical, createPrivate, nameProblems } from './create.ts';
import { announceNameOf } from './neighbours.ts';
import { physicalNetworks, removeVlanInterface } from './physical.ts';
import type { NetworkEngine } from './port.ts';

const rules: ListRules = {
  sorts: networkSorts,
  filters: {
    name: 'name',
    id: 'id',
    project_id: 'project_id',
    domain_id: 'domain_id',
    type: 'type',
    router_external: 'router_external',
    shared: 'shared',
    spoofing_protection: 'spoofing_protection',
    ipam_enabled: 'ipam_enabled',
    physical_network: 'physical_network',
    vlan_id: 'vlan_id',
    cidr: 'cidrs',
  },
  search: ['name', 'id', 'cidrs'],
};

/** What is decided for all that are deleted at once. */
type Choices = Pick<NetworkIds, 'delete_vlan_interfaces'>;

const deleteMany = deletesMany({
  task: 'compute.networks.delete_many',
  subject: networkSubjects.item,
  documents: networksIn,
  sees: seesNetwork,
  remove: async (tx, viewer, id, choices?: Choices) =>
    deleteNetwork(tx, viewer, await findOwnNetwork(tx, viewer, id, 'DELETE'), choices?.delete_vlan_interfaces ?? false),
});

export function createEmbeddedNetworks(store: Store): NetworkEngine {
  return {
    list: (scope, query) =>
      store.read((tx) =>
        listViews(networksIn(tx), query, rules, visibleNetworks(scope), (networks) =>
          networkViews(tx, networks, scope),
        ),
      ),
    read: (scope, id) =>
      store.read(async (tx) => {
        const [view] = await networkViews(tx, [await findNetwork(tx, scope, id)], scope);
        return view as Network;
      }),
    createPrivate: (scope, body) => store.write((tx) => createPrivate(tx, scope, body)),
    createUntagged: (scope, body) => store.write((tx) => createPhysical(tx, scope, body, null)),
    createVlan: (scope, { vlan_id, ...body }) =>
      store.write((tx) => createPhysical(tx, scope, body satisfies UntaggedNetworkBody, vlan_id)),
    physical: () =>
      store.read(async (tx) => {
        const data = await physicalNetworks(tx);
        return { data, count: data.length, next_marker: null };
      }),
    update: (scope, id, body, revision) => store.write((tx) => update(tx, scope, id, body, revision)),
    remove: (scope, type, id, withVlanInterface = false) =>
      store.write(async (tx) => {
        const network = await findOwnNetwork(tx, scope, id, 'DELETE');
        if (network.type !== type) throw notFound('network');
        await deleteNetwork(tx, scope, network, withVlanInterface);
      }),
    removeMany: (scope, { ids, ...choices }) => deleteMany.start(store, scope, ids, choices),
  };
}

export const networkTasks = [deleteMany.task];

async function update(
  tx: Tx,
  scope: Scope,
  id: string,
  body: NetworkUpdate,
  revision: number | null,
): Promise<Network> {
  const network = await findOwnNetwork(tx, scope, id, 'PATCH');
  if (revision !== null && revision !== network.revision_number) throw revisionConflict();
  const name = (body.name ?? network.name).trim();
  failIfNamedSo(name, 'update');
  // Only private names are unique in their project: what is physical is named by the operator.
  if (name !== network.name) {
    const problems = await nameProblems(tx, network.type === 'vxlan' ? network.project_id : null, name);
    if (Object.keys(problems).length > 0) throw invalid(problems);
  }
  const changed = revised(
    network,
    {
      name,
      mtu: body.mtu ?? network.mtu,
      spoofing_protection: body.spoofing_protection ?? network.spoofing_protection,
      ...(body.rbac_policies && (await changedAccess(tx, scope, network, body.rbac_policies))),
    },
    tx.now,
  );
  await networksIn(tx).replace(changed, indexOf(changed));
  if (name !== network.name) await announceNameOf(tx, id, scope);
  return body.rbac_policies
    ? announceAccess(tx, network, changed, scope)
    : announceNetwork(tx, 'updated', changed, scope);
}

async function deleteNetwork(
  tx: Tx,
  viewer: Viewer,
  network: NetworkRecord,
  withVlanInterface: boolean,
): Promise<void> {
  failIfNamedSo(network.name, 'delete');
  const ports = await portsOfNetwork(tx, network.id);
  if (ports.length > 0) {
    throw conflict('in_use', `'${network.name}' has ${ports.length} ports`, {
      name: network.name,
      count: ports.length,
      by: 'ports',
    });
  }
  for (const subnet of await subnetsOfNetwork(tx, network.id)) {
    await announceSubnet(tx, 'deleted', subnet, network, viewer);
    await subnetsIn(tx).remove(subnet.id);
  }
  await announceNetwork(tx, 'deleted', network, viewer);
  await networksIn(tx).remove(network.id);
  if (withVlanInterface) await removeVlanInterface(tx, network);
}
