import type { Network } from '@skydeck/contract';
import type { Actor } from '../../kit/access.ts';
import { allOf, idsOf } from '../../kit/find-records.ts';
import type { Tx } from '../../../store/store.ts';
import { portRecords } from '../../port/records.ts';
import type { NetworkRecord } from '../records.ts';
import { networkViews } from '../views.ts';

/** Ports that come and go with the network by themselves. */
const automaticOwners: readonly string[] = ['network:dhcp', 'network:distributed'];

/** Networks as the contract has them: of the ports, those of routers and servers are counted. */
export async function networkViewsOf(
  tx: Tx,
  networks: readonly NetworkRecord[],
  reader: Actor | null,
): Promise<Network[]> {
  const ports = await allOf(portRecords.in(tx), 'network_id', idsOf(networks, 'id'));
  const automatic = ports.filter(({ device_owner }) => automaticOwners.includes(device_owner));
  const views = await networkViews(tx, networks, reader);
  return views.map((view) => ({
    ...view,
    ports_count: view.ports_count - automatic.filter(({ network_id }) => network_id === view.id).length,
  }));
}
