import { canHaveFloatingIp, type FloatingTarget, parseAddress } from '@skydeck/contract';
import { allOf, inOrderOfCreation } from '../kit/find-records.ts';
import { deviceOwners, type PortRecord, portRecords } from '../port/records.ts';
import { type RouterRecord, routerRecords } from '../router/records.ts';
import type { Tx } from '../../store/store.ts';
import { portViews } from '../port/index.ts';
import { floatingIpRecords } from './records.ts';

/** The router of each of a project's subnets that translates to the external network. The oldest, where several do. */
export async function natPathsOf(
  tx: Tx,
  networkId: string,
  projectId: string,
): Promise<ReadonlyMap<string, RouterRecord>> {
  const gateways = await portRecords.in(tx).all([
    { field: 'network_id', equals: networkId },
    { field: 'device_owner', equals: deviceOwners.gateway },
    { field: 'project_id', equals: projectId },
  ]);
  const ids = gateways.map(({ device_id }) => device_id);
  const routers = inOrderOfCreation(await allOf(routerRecords.in(tx), 'id', ids));
  const routerPorts = await allOf(portRecords.in(tx), 'device_id', ids);
  const natPaths = new Map<string, RouterRecord>();
  for (const router of routers)
    for (const { device_id, device_owner, fixed_ips } of routerPorts)
      if (device_id === router.id && device_owner === deviceOwners.interface)
        for (const { subnet_id } of fixed_ips) if (!natPaths.has(subnet_id)) natPaths.set(subnet_id, router);
  return natPaths;
}

export const isIpv4 = ({ ip_address }: { readonly ip_address: string }) => parseAddress(ip_address)?.version === 4;

/** `port address` of those inside that have a floating IP of the network. */
export async function addressesInUse(tx: Tx, networkId: string, exceptId?: string): Promise<ReadonlySet<string>> {
  const others = await floatingIpRecords.in(tx).all([{ field: 'floating_network_id', equals: networkId }]);
  return new Set(
    others.flatMap(({ id, port_id, fixed_ip_address }) =>
      id !== exceptId && port_id !== null && fixed_ip_address !== null ? keyOf(port_id, fixed_ip_address) : [],
    ),
  );
}

export const keyOf = (portId: string, address: string) => `${portId} ${address}`;

/** Why an address inside cannot have a floating IP of a network, or null: the rule of the list and of the assignment. */
export function whyNotReachable(
  port: Pick<PortRecord, 'id'>,
  fixed: PortRecord['fixed_ips'][number],
  natPaths: ReadonlyMap<string, RouterRecord>,
  taken: ReadonlySet<string>,
): 'unreachable' | 'taken' | null {
  // Neutron: ExternalGatewayForFloatingIPNotFound, FloatingIPPortAlreadyAssociated.
  if (!natPaths.has(fixed.subnet_id)) return 'unreachable';
  return taken.has(keyOf(port.id, fixed.ip_address)) ? 'taken' : null;
}

/** Every address of IPv4 that a project's servers and load balancers have. */
export async function targetsOf(tx: Tx, networkId: string, projectId: string): Promise<FloatingTarget[]> {
  const ports = (await portRecords.in(tx).all([{ field: 'project_id', equals: projectId }])).filter(
    ({ device_owner }) => canHaveFloatingIp(device_owner),
  );
  const natPaths = await natPathsOf(tx, networkId, projectId);
  const taken = await addressesInUse(tx, networkId);
  return (await portViews.all(tx, ports)).flatMap((port) =>
    port.fixed_ips.filter(isIpv4).map((fixed) => ({
      id: keyOf(port.id, fixed.ip_address),
      port_id: port.id,
      fixed_ip_address: fixed.ip_address,
      object_name: port.device_name,
      object_id: port.device_id,
      device_owner: port.device_owner,
      network_id: port.network_id,
      network_name: port.network_name,
      blocked: whyNotReachable(port, fixed, natPaths, taken),
    })),
  );
}
