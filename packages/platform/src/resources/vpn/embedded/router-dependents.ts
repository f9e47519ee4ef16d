import type { RouterDependent } from '../../../engines/embedded/router-dependent.ts';
import { allOf } from '../../../engines/embedded/records.ts';
import type { Tx } from '../../../store/store.ts';
import { groupsIn, vpnsIn } from './records.ts';

/** A tunnel goes out by the router's gateway and serves networks the router stands in: while it is there, both stay. */
export async function vpnDependents(tx: Tx, routerIds: readonly string[]): Promise<RouterDependent[]> {
  const vpns = await allOf(vpnsIn(tx), 'router_id', routerIds);
  const groups = await allOf(
    groupsIn(tx),
    'id',
    vpns.map((vpn) => vpn.local_ep_group_id),
  );
  const subnets = new Map(groups.map(({ id, endpoints }) => [id, endpoints]));
  return vpns.map(({ router_id, local_ep_group_id }) => ({
    router_id,
    subnet_ids: subnets.get(local_ep_group_id) ?? [],
  }));
}
