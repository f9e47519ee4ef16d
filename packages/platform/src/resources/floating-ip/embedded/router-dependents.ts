import { allOf, portsIn } from '../../../engines/embedded/records.ts';
import type { RouterDependent } from '../../../engines/embedded/router-dependent.ts';
import type { Tx } from '../../../store/store.ts';
import { floatingIpsIn } from './records.ts';

/** A floating IP depends on the router that translates it: while it is assigned, the router keeps both ports. */
export async function floatingIpDependents(tx: Tx, routerIds: readonly string[]): Promise<RouterDependent[]> {
  const ips = await allOf(floatingIpsIn(tx), 'router_id', routerIds);
  const ports = await allOf(
    portsIn(tx),
    'id',
    ips.flatMap(({ port_id }) => port_id ?? []),
  );
  const addressesOfPort = new Map(ports.map(({ id, fixed_ips }) => [id, fixed_ips]));
  return ips.flatMap(({ router_id, port_id, fixed_ip_address }) => {
    if (router_id === null || port_id === null) return [];
    const inside = addressesOfPort.get(port_id)?.filter(({ ip_address }) => ip_address === fixed_ip_address) ?? [];
    return [{ router_id, subnet_ids: inside.map(({ subnet_id }) => subnet_id) }];
  });
}
