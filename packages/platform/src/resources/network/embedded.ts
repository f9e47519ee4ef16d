import { randomUUID } from 'node:crypto';
import {
  checkPrivateNetwork,
  type FieldProblems,
  MTU,
  type Network,
  type NetworkUpdate,
  networkSorts,
  networkSubjects,
  type PrivateNetworkBody,
  problem,
} from '@skydeck/contract';
import { announceNetwork, announceRoutersAt, announceSubnet } from '../../engines/embedded/announce.ts';
import { deletesMany } from '../../engines/embedded/delete-many.ts';
import { findNetwork, findOwnNetwork } from '../../engines/embedded/find-network.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { ownerOf } from '../../engines/embedded/owner.ts';
import { portsOfNetwork, subnetsOfNetwork } from '../../engines/embedded/ports.ts';
import { refuseOverQuota } from '../../engines/embedded/quota.ts';
import { indexOf, type NetworkRecord, networksIn, revised, subnetsIn } from '../../engines/embedded/records.ts';
import { failIfNamedSo } from '../../engines/embedded/sentinels.ts';
import { readDraft } from '../../engines/embedded/subnet-draft.ts';
import { cidrsText, insertSubnet } from '../../engines/embedded/subnets.ts';
import { seesNetwork, type Viewer, visibleNetworks } from '../../engines/embedded/viewer.ts';
import { networkViews } from '../../engines/embedded/views.ts';
import type { ListRules } from '../../http/list-query.ts';
import { conflict, invalid, notFound, revisionConflict } from '../../http/refusal.ts';
import type { Store, Tx } from '../../store/store.ts';
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
  },
  search: ['name', 'id', 'cidrs'],
};

const deleteMany = deletesMany({
  task: 'compute.networks.delete_many',
  subject: networkSubjects.item,
  documents: networksIn,
  sees: seesNetwork,
  remove: async (tx, viewer, id) => deleteNetwork(tx, viewer, await findOwnNetwork(tx, viewer, id, 'DELETE')),
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
    update: (scope, id, body, revision) => store.write((tx) => update(tx, scope, id, body, revision)),
    remove: (scope, type, id) =>
      store.write(async (tx) => {
        const network = await findOwnNetwork(tx, scope, id, 'DELETE');
        if (network.type !== type) throw notFound('network');
        await deleteNetwork(tx, scope, network);
      }),
    removeMany: (scope, ids) => deleteMany.start(store, scope, ids),
  };
}

export const networkTasks = [deleteMany.task];

async function createPrivate(tx: Tx, viewer: Viewer, body: PrivateNetworkBody): Promise<Network> {
  const owner = await ownerOf(tx, viewer);
  const name = body.name.trim();
  failIfNamedSo(name, 'create');
  const drafts = (body.subnets ?? []).map(readDraft);
  const problems: FieldProblems = { ...checkPrivateNetwork(body), ...(await nameProblems(tx, owner.project_id, name)) };
  for (const [at, draft] of drafts.entries()) {
    for (const [path, wrong] of Object.entries(draft.problems)) problems[`subnets.${at}.${path}`] ??= wrong;
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, owner.project_id, 'networks');

  const facts = drafts.flatMap((draft) => draft.facts ?? []);
  const at = tx.now.toISOString();
  const network: NetworkRecord = {
    ...owner,
    id: randomUUID(),
    name,
    type: 'vxlan',
    cidrs: cidrsText(facts),
    shared: false,
    router_external: false,
    ipam_enabled: body.ipam_enabled,
    physical_network: null,
    vlan_id: null,
    mtu: body.mtu ?? MTU.least,
    rbac_policies: [],
    spoofing_protection: body.spoofing_protection ?? true,
    revision_number: 0,
    created_at: at,
    updated_at: at,
  };
  await networksIn(tx).insert(network, indexOf(network));
  for (const subnet of facts)
    await announceSubnet(tx, 'created', await insertSubnet(tx, network, subnet), network, viewer);
  return announceNetwork(tx, 'created', network, viewer);
}

async function update(
  tx: Tx,
  viewer: Viewer,
  id: string,
  body: NetworkUpdate,
  revision: number | null,
): Promise<Network> {
  const network = await findOwnNetwork(tx, viewer, id, 'PATCH');
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
    },
    tx.now,
  );
  await networksIn(tx).replace(changed, indexOf(changed));
  if (name !== network.name)
    await announceRoutersAt(
      tx,
      (await portsOfNetwork(tx, id)).map(({ device_id }) => device_id),
      viewer,
    );
  return announceNetwork(tx, 'updated', changed, viewer);
}

/** Neutron lets names repeat; a project's private networks may not, for people choose networks by name. */
async function nameProblems(tx: Tx, projectId: string | null, name: string): Promise<FieldProblems> {
  if (name === '') return { name: problem('required', 'A name is required') };
  if (projectId === null) return {};
  const namesakes = await networksIn(tx).count([
    { field: 'project_id', equals: projectId },
    { field: 'name', equals: name },
    { field: 'type', equals: 'vxlan' },
  ]);
  return namesakes > 0 ? { name: problem('name_taken', `The project has a network '${name}'`, { name }) } : {};
}

async function deleteNetwork(tx: Tx, viewer: Viewer, network: NetworkRecord): Promise<void> {
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
}
