import {
  isTypeWord,
  type Network,
  type NetworkSelection,
  networkSubjects,
  type NetworkUpdate,
  type Subject,
  type UntaggedNetworkBody,
} from '@skydeck/contract';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { subnetsOfNetwork } from '../../subnet/index.ts';
import { listViews } from '../../kit/list-views.ts';
import { refuseWhileNeeded } from '../../kit/dependents.ts';
import { networkDependents } from '../dependents.ts';
import { findOwnNetwork, type NetworkRecord, networkRecords } from '../records.ts';
import { subnetRecords } from '../../subnet/records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { seesNetwork, visibilityFields, visibleNetworks } from '../visibility.rules.ts';
import { describeList } from '../../../http/list-query.ts';
import { notFound, refuseOldRevision } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { onOnePage } from '../../../http/answer-page.ts';
import { single } from '../../kit/record-views.ts';
import { networkSearch } from '../search.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import { planNetworkUpdate } from '../plan.ts';
import { createPhysical, createPrivate } from './create.ts';
import { networkLiveViews, networkViews, ownersView } from '../views.ts';
import { physicalNetworks, removeVlanInterface, vlanInterfaceKind } from './physical.ts';
import { type NetworkEngine, networkListRules } from '../port.ts';

// For resources that stand on this one.

/** What is decided for all that are deleted at once. */
interface Choices extends Pick<NetworkSelection, 'delete_vlan_interfaces'> {
  /** Whether those of the cloud may be among them: of the rights, only this goes on with the task. */
  readonly of_cloud?: boolean;
}

const deleteMany = createBulkDelete({
  task: 'compute.networks.delete_many',
  subject: networkSubjects.item,
  documents: networkRecords.in,
  rules: networkListRules,
  visible: visibleNetworks,
  sees: seesNetwork,
  remove: async (tx, actor, id, { delete_vlan_interfaces = false, of_cloud = false }: Choices = {}) => {
    const editor = { ...actor, may: (subject: Subject) => subject !== networkSubjects.physical || of_cloud };
    await deleteNetwork(tx, await findOwnNetwork(tx, editor, id, 'DELETE'), delete_vlan_interfaces);
  },
});

export function createEmbeddedNetworks(store: Store): NetworkEngine {
  const write = transacting(store);
  return {
    list: (scope, query) =>
      store.readLong((tx) =>
        listViews(networkRecords.in(tx), query, networkListRules, visibleNetworks(scope), (networks) =>
          networkViews(tx, networks, scope),
        ),
      ),
    read: (scope, id) =>
      store.read(async (tx) => {
        return single(await networkViews(tx, [await networkRecords.find(tx, scope, id)], scope));
      }),
    createPrivate: write(createPrivate),
    createUntagged: (scope, body) => store.write((tx) => createPhysical(tx, scope, body, null), scope),
    createVlan: (scope, { vlan_id, ...body }) =>
      store.write((tx) => createPhysical(tx, scope, body satisfies UntaggedNetworkBody, vlan_id), scope),
    physical: () => store.read(async (tx) => onOnePage(await physicalNetworks(tx))),
    update: write(update),
    remove: (scope, type, id, withVlanInterface = false) =>
      store.write(async (tx) => {
        const network = await findOwnNetwork(tx, scope, id, 'DELETE');
        if (!isTypeWord(type, network)) throw notFound('network');
        await deleteNetwork(tx, network, withVlanInterface);
      }, scope),
    removeMany: (scope, { ids, matching, ...choices }) =>
      deleteMany.start(
        store,
        scope,
        { ids, matching },
        { ...choices, of_cloud: scope.may(networkSubjects.physical, 'DELETE') },
      ),
  };
}

async function update(
  tx: Tx,
  scope: Scope,
  id: string,
  body: NetworkUpdate,
  revision: number | null,
): Promise<Network> {
  const network = await findOwnNetwork(tx, scope, id, 'PATCH');
  refuseOldRevision(network, revision);
  injectFault((body.name ?? network.name).trim(), 'update');
  const changed = await networkRecords.revise(tx, network, await planNetworkUpdate(tx, scope, network, body));
  return ownersView(tx, changed);
}

async function deleteNetwork(tx: Tx, network: NetworkRecord, withVlanInterface: boolean): Promise<void> {
  injectFault(network.name, 'delete');
  await refuseWhileNeeded(tx, network, networkDependents);
  for (const { id } of await subnetsOfNetwork(tx, network.id)) await subnetRecords.in(tx).remove(id);
  await networkRecords.in(tx).remove(network.id);
  if (withVlanInterface) await removeVlanInterface(tx, network);
}

export const embeddedNetworks: EmbeddedResource<NetworkEngine> = {
  open: ({ store }) => createEmbeddedNetworks(store),
  views: [networkLiveViews],
  lists: [describeList(networkRecords.kind, networkListRules, visibilityFields)],
  audited: [
    { kind: networkRecords.kind, subject: networkSubjects.item },
    { kind: vlanInterfaceKind, subject: networkSubjects.physical },
  ],
  tasks: [deleteMany.task],
  search: networkSearch,
  counted: { type: networkRecords.kind, subject: networkSubjects.list, visible: visibleNetworks },
};
