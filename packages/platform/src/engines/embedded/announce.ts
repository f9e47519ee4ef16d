import {
  networkEvent,
  networkSubjects,
  type Network,
  type Operation,
  routerEvent,
  routerSubjects,
  type Router,
  subnetEvent,
  subnetSubjects,
  type Subnet,
} from '@skydeck/contract';
import { announceVpnsOf } from '../../resources/vpn/embedded/announce.ts';
import type { Tx } from '../../store/store.ts';
import {
  allOf,
  type NetworkRecord,
  networksIn,
  type RouterRecord,
  routersIn,
  type SubnetRecord,
  subnetsIn,
} from './records.ts';
import { audienceOf, type Viewer } from './viewer.ts';
import { networkViews, routerViews, subnetViews } from './views.ts';

/** Everything here belongs to the transaction of the change, so that no event tells of what was rolled back. */
type Asker = Pick<Viewer, 'requestId'>;

const only = <T>(views: readonly T[]): T => {
  const [first] = views;
  if (first === undefined) throw new TypeError('One record has one view');
  return first;
};

export async function announceRouter(
  tx: Tx,
  operation: Operation,
  record: RouterRecord,
  { requestId }: Asker,
): Promise<Router> {
  const object = only(await routerViews(tx, [record]));
  tx.emit({
    type: routerEvent.name,
    operation,
    object,
    projectId: record.project_id,
    subject: routerSubjects.item,
    requestId,
  });
  return object;
}

/** Each audience gets the network as it may see it; the answer is the owner's view. */
export async function announceNetwork(
  tx: Tx,
  operation: Operation,
  record: NetworkRecord,
  { requestId }: Asker,
): Promise<Network> {
  let whole: Network | undefined;
  for (const projectId of audienceOf(record)) {
    const reader = projectId === null ? null : { projectId, isSystem: false, requestId };
    const object = only(await networkViews(tx, [record], reader));
    tx.emit({ type: networkEvent.name, operation, object, projectId, subject: networkSubjects.item, requestId });
    whole = object;
  }
  return whole as Network;
}

/** Those who see the network hear of its subnets. */
export async function announceSubnet(
  tx: Tx,
  operation: Operation,
  record: SubnetRecord,
  network: NetworkRecord,
  asker: Asker,
): Promise<Subnet> {
  const object = only(await subnetViews(tx, [record]));
  const audience = audienceOf(network);
  for (const projectId of audience.includes(null) ? [null] : audience) {
    tx.emit({
      type: subnetEvent.name,
      operation,
      object,
      projectId,
      subject: subnetSubjects.item,
      requestId: asker.requestId,
    });
  }
  return object;
}

/** The counts of networks and of their subnets changed, for a port came, went or moved. */
export async function announceUse(tx: Tx, networkIds: readonly string[], asker: Asker): Promise<void> {
  const networks = await allOf(networksIn(tx), 'id', networkIds);
  const subnets = await allOf(subnetsIn(tx), 'network_id', networkIds);
  for (const network of networks) {
    for (const subnet of subnets)
      if (subnet.network_id === network.id) await announceSubnet(tx, 'updated', subnet, network, asker);
    await announceNetwork(tx, 'updated', network, asker);
  }
}

/** Routers show the names of the networks they stand in. */
export async function announceRoutersAt(tx: Tx, deviceIds: readonly string[], asker: Asker): Promise<void> {
  for (const router of await allOf(routersIn(tx), 'id', deviceIds)) {
    await announceRouter(tx, 'updated', router, asker);
    await announceVpnsOf(tx, router.id, asker);
  }
}

/** Routers show how many VPN connections and floating IPs need them: one of those came, went or moved. */
export async function announceNeeded(tx: Tx, routerIds: readonly (string | null)[], asker: Asker): Promise<void> {
  const ids = routerIds.filter((id) => id !== null);
  for (const router of await allOf(routersIn(tx), 'id', ids)) await announceRouter(tx, 'updated', router, asker);
}
