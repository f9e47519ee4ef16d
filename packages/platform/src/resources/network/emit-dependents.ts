import { emitRoutersEventsAt } from '../../engines/embedded/emit-events.ts';
import { portsOfNetwork } from '../../engines/embedded/ports.ts';
import type { Actor } from '../../engines/embedded/access.ts';
import type { Tx } from '../../store/store.ts';
import { idsOf } from '../../engines/embedded/records.ts';
import { floatingIpRecords } from '../floating-ip/embedded/records.ts';
import { floatingIpViews } from '../floating-ip/embedded/views.ts';
import { emitBalancerEventsAt } from '../load-balancer/embedded/views.ts';
import { portViews } from '../port/embedded/views.ts';

/** Emits what shows the network's name: its ports, routers with their VPNs, load balancers and floating IPs. */
export async function emitDependentsOfName(
  tx: Tx,
  networkId: string,
  request: Pick<Actor, 'requestId'>,
): Promise<void> {
  const ports = await portsOfNetwork(tx, networkId);
  await portViews.emitAll(tx, 'updated', ports, request);
  await emitRoutersEventsAt(tx, idsOf(ports, 'device_id'), request);
  await emitBalancerEventsAt(tx, idsOf(ports, 'id'), request);
  for (const ip of await floatingIpRecords.in(tx).all([{ field: 'floating_network_id', equals: networkId }]))
    await floatingIpViews.emit(tx, 'updated', ip, request);
}
