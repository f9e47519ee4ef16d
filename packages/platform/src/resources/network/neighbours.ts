import { announceRoutersAt } from '../../engines/embedded/announce.ts';
import { portsOfNetwork } from '../../engines/embedded/ports.ts';
import type { Viewer } from '../../engines/embedded/viewer.ts';
import type { Tx } from '../../store/store.ts';
import { floatingIpsIn } from '../floating-ip/embedded/records.ts';
import { announceFloatingIp } from '../floating-ip/embedded/views.ts';
import { announceBalancersAt } from '../load-balancer/embedded/announce.ts';
import { announcePorts } from '../port/embedded/announce.ts';

/** What has a foot in a network, or its address from there, shows the network's name; a VPN hears of it by its router. */
export async function announceNameOf(tx: Tx, networkId: string, asker: Pick<Viewer, 'requestId'>): Promise<void> {
  const ports = await portsOfNetwork(tx, networkId);
  await announcePorts(tx, 'updated', ports, asker);
  await announceRoutersAt(
    tx,
    ports.map(({ device_id }) => device_id),
    asker,
  );
  await announceBalancersAt(
    tx,
    ports.map(({ id }) => id),
    asker,
  );
  for (const ip of await floatingIpsIn(tx).all([{ field: 'floating_network_id', equals: networkId }]))
    await announceFloatingIp(tx, 'updated', ip, asker);
}
