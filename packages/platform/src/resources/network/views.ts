import { type Network, networkEvent, networkSubjects, type PolicyReader } from '@skydeck/contract';
import { accountsOf } from '../../identity/accounts/documents.ts';
import { type Actor, owns, readerOf } from '../kit/access.ts';
import { taggedFieldsOf } from '../kit/tagged.ts';
import { reads } from '../kit/dependencies.ts';
import { type ChangeEvent, liveViews } from '../kit/record-views.ts';
import { allOf, idsOf } from '../kit/find-records.ts';
import { audiences, type NetworkRecord } from './records.ts';
import { type PortRecord, portRecords } from '../port/records.ts';
import { type SubnetRecord, subnetRecords } from '../subnet/records.ts';
import type { Tx } from '../../store/store.ts';
import { subnetsInOrder, subnetView } from '../subnet/index.ts';
import { isSeenBy, policiesFor, projectOf } from './visibility.rules.ts';

interface RelatedRecords {
  readonly subnets: readonly SubnetRecord[];
  readonly ports: readonly PortRecord[];
}

/** `reader` null: somebody of any project; who does not own the network sees only the policies that reach him. */
function networkView(network: NetworkRecord, { subnets, ports }: RelatedRecords, reader: Actor | null): Network {
  const mayKnowAll = reader !== null && owns(reader, network);
  const policies = mayKnowAll ? network.rbac_policies : policiesFor(network, reader && projectOf(reader));
  return {
    id: network.id,
    name: network.name,
    type: network.type,
    subnets: subnets.map((subnet) => subnetView(subnet, ports)),
    shared: network.shared,
    ipam_enabled: network.ipam_enabled,
    router_external: network.router_external,
    physical_network: network.physical_network,
    vlan_id: network.vlan_id,
    mtu: network.mtu,
    rbac_policies: policies.map((policy) => ({ ...policy, actions: [...policy.actions] })),
    spoofing_protection: network.spoofing_protection,
    ...taggedFieldsOf(network),
    project_id: network.project_id,
    domain_id: network.domain_id,
    ports_count: ports.length,
    revision_number: network.revision_number,
    created_at: network.created_at,
    updated_at: network.updated_at,
  };
}

type ViewFor = (network: NetworkRecord, reader: Actor | null) => Network;

/** Each of these networks in the view of any reader; the neighbours are read once. */
async function viewsOf(tx: Tx, networks: readonly NetworkRecord[]): Promise<ViewFor> {
  const ids = idsOf(networks, 'id');
  const ports = Map.groupBy(await allOf(portRecords.in(tx), 'network_id', ids), ({ network_id }) => network_id);
  const subnets = Map.groupBy(await allOf(subnetRecords.in(tx), 'network_id', ids), ({ network_id }) => network_id);
  return (network, reader) => {
    const inOrder = subnetsInOrder(subnets.get(network.id) ?? []);
    return networkView(network, { subnets: inOrder, ports: ports.get(network.id) ?? [] }, reader);
  };
}

/** Keeps the order of the records. */
export async function networkViews(
  tx: Tx,
  networks: readonly NetworkRecord[],
  reader: Actor | null,
): Promise<Network[]> {
  const viewFor = await viewsOf(tx, networks);
  return networks.map((network) => viewFor(network, reader));
}

/** The whole network, whoever changed it. */
export const ownersView = async (tx: Tx, network: NetworkRecord): Promise<Network> =>
  (await viewsOf(tx, [network]))(network, readerOf(network));

const eventFor = (
  operation: ChangeEvent['operation'],
  network: NetworkRecord,
  reader: PolicyReader | null,
  viewFor: ViewFor,
): ChangeEvent => ({
  operation,
  object: viewFor(network, reader && readerOf(reader)),
  projectId: reader && reader.project_id,
});

/** Who loses sight of a network is told that it is gone, who gains it that it is there. Its subnets are in it. */
async function accessEvents(
  tx: Tx,
  before: NetworkRecord,
  after: NetworkRecord,
  viewFor: ViewFor,
): Promise<ChangeEvent[]> {
  if (JSON.stringify(before.rbac_policies) === JSON.stringify(after.rbac_policies)) return [];
  const readers = (await accountsOf(tx).projects.all()).map(({ id, domain_id }) => ({ project_id: id, domain_id }));
  const lost = readers.filter((reader) => isSeenBy(reader, before) && !isSeenBy(reader, after));
  const gained = readers.filter((reader) => !isSeenBy(reader, before) && isSeenBy(reader, after));
  return [
    ...lost.map((reader) => eventFor('deleted', before, reader, viewFor)),
    ...gained.map((reader) => eventFor('created', after, reader, viewFor)),
  ];
}

/** Each audience gets the network as it may see it. */
export const networkLiveViews = liveViews<NetworkRecord>({
  event: networkEvent,
  subject: networkSubjects.item,
  reads: [
    reads(portRecords, ['fixed_ips'], (ports) => idsOf(ports, 'network_id')),
    reads(subnetRecords, ['revision_number'], (subnets) => idsOf(subnets, 'network_id')),
  ],
  async eventsFor(tx, changes, readBefore) {
    const there = changes.flatMap(({ after }) => after ?? []);
    const gone = changes.flatMap(({ before, after }) => (after === null && before !== null ? before : []));
    const now = await viewsOf(tx, there);
    const then = gone.length > 0 ? await readBefore((past) => viewsOf(past, gone)) : now;
    const audienceOf = await audiences(tx, [...there, ...gone]);
    const toAll = (operation: ChangeEvent['operation'], network: NetworkRecord, viewFor: ViewFor) =>
      audienceOf(network).map((reader) => eventFor(operation, network, reader, viewFor));
    const told: ChangeEvent[][] = [];
    for (const { before, after } of changes) {
      if (after === null) told.push(before ? toAll('deleted', before, then) : []);
      else if (before === null) told.push(toAll('created', after, now));
      else told.push([...(await accessEvents(tx, before, after, now)), ...toAll('updated', after, now)]);
    }
    return told;
  },
});
