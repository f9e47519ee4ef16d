import type { InterfaceBody, Router, RouterBody, StaticRoute } from '@skydeck/contract';
import { type HclBlock, idOf, resource } from '../../kit/code/index.ts';

const ROUTER = 'openstack_networking_router_v2';

/** A router of the OpenStack provider. The provider connects it with subnets: one of a network is looked up. */
export function routerBlocks({ name, external_gateway_info: gateway, interfaces = [] }: RouterBody): HclBlock[] {
  return [
    resource(ROUTER, name, {
      name,
      external_network_id: gateway?.network_id,
      enable_snat: gateway?.enable_snat,
    }),
    ...interfaces.flatMap(({ network_id }, at) => {
      const subnet = `${name}_${at + 1}`;
      return [
        { ...resource('openstack_networking_subnet_v2', subnet, { network_id }), type: 'data' },
        resource('openstack_networking_router_interface_v2', subnet, {
          router_id: idOf(ROUTER, name),
          subnet_id: { reference: `data.${idOf('openstack_networking_subnet_v2', subnet).reference}` },
        }),
      ];
    }),
  ];
}

type Named = Pick<Router, 'id' | 'name'>;

/** One more interface of a router that is there. */
export function interfaceBlocks({ id, name }: Named, { network_id, ip_address }: InterfaceBody): HclBlock[] {
  const subnet = { ...resource('openstack_networking_subnet_v2', name, { network_id }), type: 'data' };
  const reference = `data.${idOf('openstack_networking_subnet_v2', name).reference}`;
  if (ip_address === undefined)
    return [
      subnet,
      resource('openstack_networking_router_interface_v2', name, { router_id: id, subnet_id: { reference } }),
    ];
  // With an address of its own it stands on a port.
  const port = 'openstack_networking_port_v2';
  return [
    subnet,
    resource(port, name, { network_id }, [{ type: 'fixed_ip', attributes: { subnet_id: { reference }, ip_address } }]),
    resource('openstack_networking_router_interface_v2', name, { router_id: id, port_id: idOf(port, name) }),
  ];
}

/** One more static route of a router that is there. */
export const routeBlocks = ({ id, name }: Named, { destination, nexthop }: StaticRoute): HclBlock[] => [
  resource('openstack_networking_router_route_v2', name, {
    router_id: id,
    destination_cidr: destination.trim(),
    next_hop: nexthop.trim(),
  }),
];
