import { type PortUses, neededBy } from '@skydeck/contract';
import { conflict, pluralize } from '../../http/refusal.ts';
import { floatingIpDependents, floatingIpRecords } from '../floating-ip/records.ts';
import { routesLostBy } from './static-routes.ts';
import { groupRecords, vpnDependents, vpnRecords } from '../vpn/records.ts';
import type { Tx } from '../../store/store.ts';
import { type Dependency, reads, readsNamed } from '../kit/dependencies.ts';
import { allOf, idsOf } from '../kit/find-records.ts';
import { deviceOwners, type PortRecord } from '../port/records.ts';
import type { Dependents } from '../kit/dependents.ts';
import { portsOfDevice } from '../port/index.ts';
import { interfacesOf, type RouterPort } from './ports.rules.ts';
import type { RouterDependent, RouterRecord } from './records.ts';
import { subnetRecords } from '../subnet/records.ts';

const subnetIdsOf = ({ fixed_ips }: RouterPort) => fixed_ips.map(({ subnet_id }) => subnet_id);

/** How many other resources depend on a router's port. */
export async function dependentsOfRouters(tx: Tx, routerIds: readonly string[]) {
  const [vpns, floatingIps] = [await vpnDependents(tx, routerIds), await floatingIpDependents(tx, routerIds)];
  return (routerId: string, port: RouterPort): Omit<PortUses, 'routes'> => {
    const isDependent = ({ router_id, subnet_ids }: RouterDependent) =>
      router_id === routerId &&
      (port.device_owner === deviceOwners.gateway || subnetIdsOf(port).some((id) => subnet_ids.includes(id)));
    return { vpns: vpns.filter(isDependent).length, floating_ips: floatingIps.filter(isDependent).length };
  };
}

/** What routers show of those: the changes that other resources' records make to it. */
export const dependentsReads: readonly Dependency[] = [
  reads(vpnRecords, ['local_ep_group_id'], (vpns) => idsOf(vpns, 'router_id')),
  readsNamed(groupRecords, ['endpoints'], async (ids, tx) =>
    idsOf(await allOf(vpnRecords.in(tx), 'local_ep_group_id', ids), 'router_id'),
  ),
  reads(floatingIpRecords, ['router_id', 'port_id', 'fixed_ip_address'], (ips) => idsOf(ips, 'router_id')),
];

/** The same with the router's own static routes. `ports` are all ports of these routers. */
export async function dependentsOfPorts(tx: Tx, routers: readonly RouterRecord[], ports: readonly PortRecord[]) {
  const dependentsOf = await dependentsOfRouters(tx, idsOf(routers, 'id'));
  const subnets = await allOf(subnetRecords.in(tx), 'id', ports.flatMap(subnetIdsOf));
  return (router: RouterRecord, port: PortRecord): PortUses => {
    const ids = ports.filter(({ device_id }) => device_id === router.id).flatMap(subnetIdsOf);
    const before = subnets.filter(({ id }) => ids.includes(id));
    const after = before.filter(({ id }) => !subnetIdsOf(port).includes(id));
    return {
      routes: routesLostBy(router.routes, { subnets: before }, { subnets: after }).length,
      ...dependentsOf(router.id, port),
    };
  };
}

const dependentNames = { routes: 'static route', vpns: 'VPN connection', floating_ips: 'floating IP' } as const;

/** Throws a 409 for a port that others depend on, before it is removed or replaced. The caller checks static routes. */
export async function refusePortInUse(
  tx: Tx,
  { id, name }: Pick<RouterRecord, 'id' | 'name'>,
  port: RouterPort,
): Promise<void> {
  const uses = { routes: 0, ...(await dependentsOfRouters(tx, [id]))(id, port) };
  const by = neededBy(uses);
  if (!by) return;
  const count = uses[by];
  throw conflict('in_use', `'${name}' is needed there by ${pluralize(count, dependentNames[by])}`, { name, count, by });
}

/** A router stays while it is connected with networks. */
export const routerDependents: Dependents<RouterRecord> = {
  by: 'interfaces',
  count: async (tx, { id }) => interfacesOf(await portsOfDevice(tx, id)).length,
  said: (name, many) => `'${name}' is connected with ${many('network')}`,
};
