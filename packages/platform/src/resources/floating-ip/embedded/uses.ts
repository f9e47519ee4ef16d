import { allOf, portsIn } from '../../../engines/embedded/records.ts';
import type { RouterUse } from '../../../engines/embedded/router-use.ts';
import type { Tx } from '../../../store/store.ts';
import { type FloatingIpRecord, floatingIpsIn } from './records.ts';

/** A floating IP leads through the router that translates it: while it is assigned, both of the router's feet stay. */
export const floatingIpUse: RouterUse = {
  by: 'floating_ips',
  ofGateway: async (tx, routerId) => (await through(tx, routerId)).length,
  ofSubnets: countOfSubnets,
  // It shows nothing of its router but the id.
  announce: async () => {},
};

const through = (tx: Tx, routerId: string) => floatingIpsIn(tx).all([{ field: 'router_id', equals: routerId }]);

async function countOfSubnets(tx: Tx, routerId: string, subnetIds: readonly string[]): Promise<number> {
  const ips = await through(tx, routerId);
  const ports = await allOf(
    portsIn(tx),
    'id',
    ips.flatMap(({ port_id }) => port_id ?? []),
  );
  const stands = ({ port_id, fixed_ip_address }: FloatingIpRecord) =>
    ports.some(
      ({ id, fixed_ips }) =>
        id === port_id &&
        fixed_ips.some(({ ip_address, subnet_id }) => ip_address === fixed_ip_address && subnetIds.includes(subnet_id)),
    );
  return ips.filter(stands).length;
}
