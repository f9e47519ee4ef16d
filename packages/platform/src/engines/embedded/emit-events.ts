import {
  type Network,
  networkEvent,
  networkSubjects,
  type Operation,
  type Subnet,
  subnetEvent,
  subnetSubjects,
} from '@skydeck/contract';
import { emitVpnEventsOf } from '../../resources/vpn/embedded/views.ts';
import type { Tx } from '../../store/store.ts';
import {
  allOf,
  type NetworkRecord,
  networkRecords,
  routerRecords,
  type SubnetRecord,
  subnetRecords,
} from './records.ts';
import { audienceOf } from './access.ts';
import { type RequestRef, single } from './record-views.ts';
import { networkViews, routerViews, subnetViews } from './views.ts';

/** Each audience gets the network as it may see it; the answer is the owner's view. */
export async function emitNetworkEvents(
  tx: Tx,
  operation: Operation,
  record: NetworkRecord,
  { requestId }: RequestRef,
): Promise<Network> {
  let whole: Network | undefined;
  for (const projectId of audienceOf(record)) {
    const reader = projectId === null ? null : { projectId, isSystem: false, requestId };
    const object = single(await networkViews(tx, [record], reader));
    tx.emit({ type: networkEvent.name, operation, object, projectId, subject: networkSubjects.item, requestId });
    whole = object;
  }
  return whole as Network;
}

/** Whoever sees the network receives the events of its subnets. */
export async function emitSubnetEvents(
  tx: Tx,
  operation: Operation,
  record: SubnetRecord,
  network: NetworkRecord,
  request: RequestRef,
): Promise<Subnet> {
  const object = single(await subnetViews(tx, [record]));
  const audience = audienceOf(network);
  for (const projectId of audience.includes(null) ? [null] : audience) {
    tx.emit({
      type: subnetEvent.name,
      operation,
      object,
      projectId,
      subject: subnetSubjects.item,
      requestId: request.requestId,
    });
  }
  return object;
}

/** Emits networks and their subnets whose counts changed because a port came, went or moved. */
export async function emitUsageEvents(tx: Tx, networkIds: readonly string[], request: RequestRef): Promise<void> {
  const networks = await allOf(networkRecords.in(tx), 'id', networkIds);
  const subnets = await allOf(subnetRecords.in(tx), 'network_id', networkIds);
  for (const network of networks) {
    for (const subnet of subnets)
      if (subnet.network_id === network.id) await emitSubnetEvents(tx, 'updated', subnet, network, request);
    await emitNetworkEvents(tx, 'updated', network, request);
  }
}

/** Routers show the names of their networks. */
export async function emitRoutersEventsAt(tx: Tx, deviceIds: readonly string[], request: RequestRef): Promise<void> {
  for (const router of await allOf(routerRecords.in(tx), 'id', deviceIds)) {
    await routerViews.emit(tx, 'updated', router, request);
    await emitVpnEventsOf(tx, router.id, request);
  }
}

/** Routers show how many VPN connections and floating IPs depend on them. */
export async function emitDependentsEvents(
  tx: Tx,
  routerIds: readonly (string | null)[],
  request: RequestRef,
): Promise<void> {
  const ids = routerIds.filter((id) => id !== null);
  for (const router of await allOf(routerRecords.in(tx), 'id', ids))
    await routerViews.emit(tx, 'updated', router, request);
}
