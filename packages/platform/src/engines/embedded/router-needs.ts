import { type FootUses, neededBy } from '@skydeck/contract';
import { conflict } from '../../http/refusal.ts';
import { floatingIpNeeds } from '../../resources/floating-ip/embedded/uses.ts';
import { routesLostBy } from '../../resources/router/embedded/static-routes.ts';
import { vpnNeeds } from '../../resources/vpn/embedded/uses.ts';
import type { Tx } from '../../store/store.ts';
import { allOf, owners, type PortRecord, type RouterRecord, subnetsIn } from './records.ts';
import type { RouterNeed } from './router-need.ts';

type Foot = Pick<PortRecord, 'network_id' | 'device_owner' | 'fixed_ips'>;

const subnetIdsOf = ({ fixed_ips }: Foot) => fixed_ips.map(({ subnet_id }) => subnet_id);

/** The needs of other resources, by router and foot. */
export async function needsOfRouters(tx: Tx, routerIds: readonly string[]) {
  const [vpns, floatingIps] = [await vpnNeeds(tx, routerIds), await floatingIpNeeds(tx, routerIds)];
  return (routerId: string, foot: Foot): Omit<FootUses, 'routes'> => {
    const isNeeded = ({ router_id, subnet_ids }: RouterNeed) =>
      router_id === routerId &&
      (foot.device_owner === owners.gateway || subnetIdsOf(foot).some((id) => subnet_ids.includes(id)));
    return { vpns: vpns.filter(isNeeded).length, floating_ips: floatingIps.filter(isNeeded).length };
  };
}

/** Those, and the router's own static routes. `ports` are all of these routers. */
export async function usesOfFeet(tx: Tx, routers: readonly RouterRecord[], ports: readonly PortRecord[]) {
  const needsOf = await needsOfRouters(
    tx,
    routers.map(({ id }) => id),
  );
  const subnets = await allOf(subnetsIn(tx), 'id', ports.flatMap(subnetIdsOf));
  return (router: RouterRecord, foot: PortRecord): FootUses => {
    const ids = ports.filter(({ device_id }) => device_id === router.id).flatMap(subnetIdsOf);
    const before = subnets.filter(({ id }) => ids.includes(id));
    const after = before.filter(({ network_id }) => network_id !== foot.network_id);
    return {
      routes: routesLostBy(router.routes, { subnets: before }, { subnets: after }).length,
      ...needsOf(router.id, foot),
    };
  };
}

/** Before a foot goes, or another takes its place. The static routes are the router's own to see to. */
export async function refuseNeededFoot(
  tx: Tx,
  { id, name }: Pick<RouterRecord, 'id' | 'name'>,
  foot: Foot,
): Promise<void> {
  const uses = { routes: 0, ...(await needsOfRouters(tx, [id]))(id, foot) };
  const by = neededBy(uses);
  if (by) throw conflict('in_use', `'${name}' is needed there by ${uses[by]} ${by}`, { name, count: uses[by], by });
}
