import { type Subnet, type SubnetBody, type SubnetUpdate, subnetSubjects } from '@skydeck/contract';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { describeList } from '../../../http/list-query.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { refuseWhileNeeded } from '../../kit/dependents.ts';
import { listViews } from '../../kit/list-views.ts';
import { findOwnNetwork, type NetworkEditor } from '../../network/records.ts';
import { subnetDependents } from '../dependents.ts';
import { planNewSubnet, planSubnetUpdate } from '../plan.ts';
import { type SubnetEngine, subnetListRules } from '../port.ts';
import { subnetRecords } from '../records.ts';
import { subnetSearch } from '../search.ts';
import { subnetViews } from '../views.ts';
import { findSubnet, visibleSubnets } from '../visibility.ts';
import { insertSubnet, reviseNetworkOfSubnet } from './insert.ts';

// For resources that stand on this one.
export { insertSubnet } from './insert.ts';

export function createEmbeddedSubnets(store: Store): SubnetEngine {
  const write = transacting(store);
  return {
    list: (scope, query) =>
      store.readLong(async (tx) =>
        listViews(subnetRecords.in(tx), query, subnetListRules, await visibleSubnets(tx, scope), (subnets) =>
          subnetViews.all(tx, subnets),
        ),
      ),
    read: (scope, id) => store.read(async (tx) => subnetViews.one(tx, await findSubnet(tx, scope, id))),
    create: write(create),
    update: write(update),
    remove: write(remove),
  };
}

async function create(tx: Tx, actor: NetworkEditor, body: SubnetBody): Promise<Subnet> {
  injectFault((body.name ?? '').trim(), 'create');
  const { network, facts } = await planNewSubnet(tx, actor, body);
  const subnet = await insertSubnet(tx, network, facts);
  await reviseNetworkOfSubnet(tx, network);
  return subnetViews.one(tx, subnet);
}

async function update(
  tx: Tx,
  actor: NetworkEditor,
  id: string,
  body: SubnetUpdate,
  revision: number | null,
): Promise<Subnet> {
  const { subnet, network, wanted } = await planSubnetUpdate(tx, actor, id, body, revision);
  injectFault(wanted.name, 'update');
  const changed = await subnetRecords.revise(tx, subnet, wanted);
  await reviseNetworkOfSubnet(tx, network);
  return subnetViews.one(tx, changed);
}

async function remove(tx: Tx, actor: NetworkEditor, id: string): Promise<void> {
  const subnet = await findSubnet(tx, actor, id);
  const network = await findOwnNetwork(tx, actor, subnet.network_id, 'DELETE');
  injectFault(subnet.name, 'delete');
  await refuseWhileNeeded(tx, subnet, subnetDependents);
  await subnetRecords.in(tx).remove(id);
  await reviseNetworkOfSubnet(tx, network);
}

export const embeddedSubnets: EmbeddedResource<SubnetEngine> = {
  open: ({ store }) => createEmbeddedSubnets(store),
  views: [subnetViews],
  lists: [describeList(subnetRecords.kind, subnetListRules)],
  audited: [{ kind: subnetRecords.kind, subject: subnetSubjects.item }],
  search: subnetSearch,
};
