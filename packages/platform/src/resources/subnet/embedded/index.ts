import {
  checkOverlap,
  type FieldProblems,
  problem,
  type Subnet,
  type SubnetBody,
  type SubnetUpdate,
  subnetSubjects,
} from '@skydeck/contract';
import { visibleNetworks } from '../../network/embedded/visibility.rules.ts';
import { listViews } from '../../../engines/embedded/list-views.ts';
import { addressesIn, portsOfNetwork } from '../../port/embedded/index.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { isIn, normalizeAddress, rangesOf, valueOf } from '../../../engines/embedded/ranges.ts';
import { findOwnNetwork, type NetworkEditor, networkRecords } from '../../network/embedded/records.ts';
import { type SubnetRecord, subnetRecords } from './records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { inOrder, readDraft, checkChanged } from './subnet-draft.ts';
import { insertSubnet, reviseNetworkOfSubnet, subnetsOfNetwork } from './subnets.ts';
import type { Actor } from '../../../engines/embedded/access.ts';
import { invalid, notFound, pluralize, Refusal, refuseInUse, refuseOldRevision } from '../../../http/refusal.ts';
import type { Condition, Store, Tx } from '../../../store/store.ts';
import { addressesWith, defineSearch } from '../../../engines/embedded/define-search.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import { subnetViews } from './views.ts';
import { type SubnetEngine, subnetListRules } from '../port.ts';

// For resources that stand on this one.
export { readDraft } from './subnet-draft.ts';
export { cidrsText, insertSubnet, subnetsInOrder, subnetsOfNetwork } from './subnets.ts';
export { subnetView } from './views.ts';

export function createEmbeddedSubnets(store: Store): SubnetEngine {
  const write = transacting(store);
  return {
    list: (scope, query) =>
      store.read(async (tx) =>
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

/** Own subnets carry their project; those of networks that others opened are found by the network. */
export async function visibleSubnets(tx: Tx, actor: Actor): Promise<Condition[]> {
  if (actor.projectId === null) return visibleNetworks(actor);
  const own: Condition = { field: 'project_id', equals: actor.projectId };
  const opened = await networkRecords.in(tx).all([...visibleNetworks(actor), { not: own }]);
  return [{ any: [own, { field: 'network_id', in: opened.map(({ id }) => id) }] }];
}

async function findSubnet(tx: Tx, actor: Actor, id: string): Promise<SubnetRecord> {
  const subnet = await subnetRecords.in(tx).get(id);
  if (!subnet) throw notFound('subnet');
  try {
    await networkRecords.find(tx, actor, subnet.network_id);
  } catch (cause) {
    throw cause instanceof Refusal && cause.status === 404 ? notFound('subnet') : cause;
  }
  return subnet;
}

async function create(tx: Tx, actor: NetworkEditor, { network_id, ...draft }: SubnetBody): Promise<Subnet> {
  const network = await networkOfBody(tx, actor, network_id);
  const { problems, facts } = readDraft(draft);
  if (!network.ipam_enabled) problems['network_id'] = problem('needs_ipam', 'Subnets need IP address management');
  const others = await subnetsOfNetwork(tx, network.id);
  const overlapping = checkOverlap(
    draft.cidr,
    others.map(({ cidr }) => cidr),
  );
  if (overlapping) problems['cidr'] ??= overlapping;
  if (!facts || Object.keys(problems).length > 0) throw invalid(problems);
  injectFault(facts.name, 'create');
  await refuseOverQuota(tx, network.project_id, 'subnets');
  const subnet = await insertSubnet(tx, network, facts);
  await reviseNetworkOfSubnet(tx, network);
  return subnetViews.one(tx, subnet);
}

/** A network named in the body is a field: what is not there is the field's problem, not a 404 of the page. */
async function networkOfBody(tx: Tx, actor: NetworkEditor, id: string) {
  try {
    return await findOwnNetwork(tx, actor, id.toLowerCase(), 'POST');
  } catch (cause) {
    if (!(cause instanceof Refusal) || cause.status !== 404) throw cause;
    throw invalid({ network_id: problem('network_unknown', 'There is no such network') });
  }
}

async function update(
  tx: Tx,
  actor: NetworkEditor,
  id: string,
  body: SubnetUpdate,
  revision: number | null,
): Promise<Subnet> {
  const subnet = await findSubnet(tx, actor, id);
  const network = await findOwnNetwork(tx, actor, subnet.network_id, 'PATCH');
  refuseOldRevision(subnet, revision);
  const wanted = withChanges(subnet, body);
  injectFault(wanted.name, 'update');
  const problems = { ...checkChanged(subnet, wanted, body.allocation_pools !== undefined) };
  if (Object.keys(problems).length === 0) Object.assign(problems, await useProblems(tx, subnet, wanted));
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const changed = await subnetRecords.revise(tx, subnet, {
    ...wanted,
    gateway_ip: wanted.gateway_ip === null ? null : normalizeAddress(wanted.gateway_ip),
    allocation_pools: inOrder(wanted.allocation_pools),
    dns_nameservers: wanted.dns_nameservers.map(normalizeAddress),
  });
  await reviseNetworkOfSubnet(tx, network);
  return subnetViews.one(tx, changed);
}

const withChanges = (subnet: SubnetRecord, body: SubnetUpdate): SubnetRecord => ({
  ...subnet,
  name: (body.name ?? subnet.name).trim(),
  // null is a wish: no gateway.
  gateway_ip: body.gateway_ip === undefined ? subnet.gateway_ip : body.gateway_ip,
  enable_dhcp: body.enable_dhcp ?? subnet.enable_dhcp,
  allocation_pools: body.allocation_pools ?? subnet.allocation_pools,
  dns_nameservers: body.dns_nameservers ?? subnet.dns_nameservers,
});

/** What the addresses that are handed out forbid. */
async function useProblems(tx: Tx, before: SubnetRecord, wanted: SubnetRecord): Promise<FieldProblems> {
  const used = addressesIn(before, await portsOfNetwork(tx, before.network_id));
  const isUsed = (address: string | null) =>
    address !== null && used.some((other) => valueOf(other) === valueOf(address));
  const problems: FieldProblems = {};
  if (!isSame(before.gateway_ip, wanted.gateway_ip)) {
    // Neutron's GatewayIpInUse: a router answers at the address that hosts were given as their gateway.
    if (isUsed(before.gateway_ip)) {
      problems['gateway_ip'] = problem('gateway_in_use', 'A router has the gateway address', {
        address: before.gateway_ip,
      });
    } else if (isUsed(wanted.gateway_ip)) {
      problems['gateway_ip'] = problem('address_taken', `${wanted.gateway_ip} is in use`, {
        address: wanted.gateway_ip,
      });
    }
  }
  const [now, then] = [rangesOf(before.allocation_pools), rangesOf(wanted.allocation_pools)];
  const lost = used.find((address) => isIn(now, valueOf(address)) && !isIn(then, valueOf(address)));
  if (lost !== undefined) {
    problems['allocation_pools'] = problem('pool_address_in_use', `${lost} is in use and must stay in a pool`, {
      address: lost,
    });
  }
  return problems;
}

const isSame = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : valueOf(one) === valueOf(other);

async function remove(tx: Tx, actor: NetworkEditor, id: string): Promise<void> {
  const subnet = await findSubnet(tx, actor, id);
  const network = await findOwnNetwork(tx, actor, subnet.network_id, 'DELETE');
  injectFault(subnet.name, 'delete');
  const count = addressesIn(subnet, await portsOfNetwork(tx, network.id)).length;
  refuseInUse(`In use of ${subnet.cidr}: ${pluralize(count, 'address')}`, {
    name: subnet.cidr,
    count,
    by: 'addresses',
  });
  await subnetRecords.in(tx).remove(id);
  await reviseNetworkOfSubnet(tx, network);
}

const search = defineSearch<SubnetRecord>({
  type: 'subnet',
  subject: subnetSubjects.list,
  addresses: ['cidr', 'gateway_ip'],
  where: visibleSubnets,
  show: (_, { cidr, gateway_ip, network_id, project_id }, text) => ({
    detail: [cidr, ...addressesWith(text, gateway_ip === null ? [] : [gateway_ip])].join(' '),
    project_id,
    parent_id: network_id,
  }),
});

export const embeddedSubnets: EmbeddedResource<SubnetEngine> = {
  open: ({ store }) => createEmbeddedSubnets(store),
  views: [subnetViews],
  audited: [{ kind: subnetRecords.kind, subject: subnetSubjects.item }],
  search,
};
