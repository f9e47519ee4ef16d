import { allOf } from '../../../engines/embedded/records.ts';
import type { RouterUse } from '../../../engines/embedded/router-use.ts';
import type { Tx } from '../../../store/store.ts';
import { announceVpnsOf } from './announce.ts';
import { groupsIn, vpnsOfRouter } from './records.ts';

/** A tunnel goes out by the router's gateway and serves networks the router stands in: while it is there, both stay. */
export const vpnUse: RouterUse = {
  by: 'vpns',
  ofGateway: async (tx, routerId) => (await vpnsOfRouter(tx, routerId)).length,
  ofSubnets: countOfSubnets,
  announce: announceVpnsOf,
};

async function countOfSubnets(tx: Tx, routerId: string, subnetIds: readonly string[]): Promise<number> {
  const vpns = await vpnsOfRouter(tx, routerId);
  const groups = await allOf(
    groupsIn(tx),
    'id',
    vpns.map((vpn) => vpn.local_ep_group_id),
  );
  return groups.filter(({ endpoints }) => endpoints.some((id) => subnetIds.includes(id))).length;
}
