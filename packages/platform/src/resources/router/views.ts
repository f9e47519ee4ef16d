import {
  type ExternalGateway,
  type PortUses,
  type Router,
  routerEvent,
  type RouterInterface,
  routerSubjects,
} from '@skydeck/contract';
import { reads, readsNamed } from '../kit/dependencies.ts';
import { ownedFieldsOf } from '../kit/owned-collection.ts';
import { taggedFieldsOf } from '../kit/tagged.ts';
import { recordViews } from '../kit/record-views.ts';
import { allOf, idsOf, inOrderOfCreation, namesById } from '../kit/find-records.ts';
import { plainInterface } from './plain-interface.rules.ts';
import { deviceOwners, type FixedIp, type PortRecord, portRecords } from '../port/records.ts';
import { networkRecords } from '../network/records.ts';
import type { RouterRecord } from './records.ts';
import { dependentsOfPorts, dependentsReads } from './dependents.ts';
import { gatewayOf, interfacesOf } from './ports.rules.ts';

const fixedIps = (ips: readonly FixedIp[]) => ips.map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address }));

function interfaceView(port: PortRecord, { nameOf, usesOf }: RouterViewContext): RouterInterface {
  return {
    id: port.id,
    network_id: port.network_id,
    network_name: nameOf(port.network_id),
    fixed_ips: fixedIps(port.fixed_ips),
    mac_address: port.mac_address,
    status: port.status,
    uses: usesOf(port),
  };
}

/** What a router shows of its neighbours. */
interface RouterViewContext {
  readonly nameOf: (networkId: string) => string;
  readonly usesOf: (port: PortRecord) => PortUses;
}

function routerView(router: RouterRecord, ports: readonly PortRecord[], near: RouterViewContext): Router {
  const gateway = gatewayOf(ports);
  const gatewayInfo: ExternalGateway | null = gateway
    ? {
        network_id: gateway.network_id,
        network_name: near.nameOf(gateway.network_id),
        enable_snat: router.enable_snat,
        external_fixed_ips: fixedIps(gateway.fixed_ips),
        uses: near.usesOf(gateway),
      }
    : null;
  return {
    id: router.id,
    name: router.name,
    status: router.status,
    external_gateway_info: gatewayInfo,
    external_interface: gateway ? plainInterface(gateway) : null,
    routes: router.routes.map(({ destination, nexthop }) => ({ destination, nexthop })),
    interfaces_info: inOrderOfCreation(interfacesOf(ports)).map((port) => interfaceView(port, near)),
    ...taggedFieldsOf(router),
    ...ownedFieldsOf(router),
  };
}

const isOfRouter = ({ device_owner }: PortRecord) =>
  device_owner === deviceOwners.gateway || device_owner === deviceOwners.interface;
const routersOf = (ports: readonly PortRecord[]) => idsOf(ports.filter(isOfRouter), 'device_id');

export const routerViews = recordViews<RouterRecord, Router>({
  event: routerEvent,
  subject: routerSubjects.item,
  reads: [
    reads(portRecords, ['fixed_ips', 'mac_address', 'status'], routersOf),
    readsNamed(networkRecords, ['name'], async (ids, tx) =>
      routersOf(await allOf(portRecords.in(tx), 'network_id', ids)),
    ),
    ...dependentsReads,
  ],
  async show(tx, routers) {
    const ports = await allOf(portRecords.in(tx), 'device_id', idsOf(routers, 'id'));
    const names = await namesById(networkRecords.in(tx), idsOf(ports, 'network_id'));
    const byRouter = Map.groupBy(ports, ({ device_id }) => device_id);
    const nameOf = (id: string) => names.get(id) ?? '';
    const usesOf = await dependentsOfPorts(tx, routers, ports);
    return routers.map((router) =>
      routerView(router, byRouter.get(router.id) ?? [], { nameOf, usesOf: (port) => usesOf(router, port) }),
    );
  },
});
