import { emitRoutersEventsAt } from '../../engines/embedded/emit-events.ts';
import { portsOfNetwork } from '../../engines/embedded/ports.ts';
import type { Actor } from '../../engines/embedded/access.ts';
import type { Tx } from '../../store/store.ts';
import { floatingIpsIn } from '../floating-ip/embedded/records.ts';
import { emitFloatingIpEvent } from '../floating-ip/embedded/views.ts';
import { emitBalancerEventsAt } from '../load-balancer/embedded/emit-events.ts';
import { emitPortEvents } from '../port/embedded/emit-events.ts';

/** Emits what shows the network's name: its ports, routers with their VPNs, load balancers and floating IPs. */
export async function emitDependentsOfName(
  tx: Tx,
  networkId: string,
  request: Pick<Actor, 'requestId'>,
): Promise<void> {
  const ports = await portsOfNetwork(tx, networkId);
  await emitPortEvents(tx, 'updated', ports, request);
  await emitRoutersEventsAt(
    tx,
    ports.map(({ device_id }) => device_id),
    request,
  );
  await emitBalancerEventsAt(
    tx,
    ports.map(({ id }) => id),
    request,
  );
  for (const ip of await floatingIpsIn(tx).all([{ field: 'floating_network_id', equals: networkId }]))
    await emitFloatingIpEvent(tx, 'updated', ip, request);
}
