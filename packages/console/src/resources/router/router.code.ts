import {
  type InterfaceBody,
  parseAddress,
  type Router,
  type RouterBody,
  type StaticRoute,
  type Subnet,
} from '@skydeck/contract';
import { type HclBlock, type HclValue, idOf, resource } from '../../kit/code/index.ts';

const ROUTER = 'openstack_networking_router_v2';
const INTERFACE = 'openstack_networking_router_interface_v2';

type Subnets = readonly Pick<Subnet, 'id' | 'ip_version'>[];

/** The provider connects a router with subnets: with each that the network has. */
const interfaces = (label: string, router_id: HclValue, subnets: Subnets): HclBlock[] =>
  subnets.map(({ id, ip_version }) => resource(INTERFACE, `${label}_v${ip_version}`, { router_id, subnet_id: id }));

/** A router of the OpenStack provider. */
export const routerBlocks = (body: RouterBody, subnetsOf: (networkId: string) => Subnets): HclBlock[] => [
  resource(
    ROUTER,
    body.name,
    {
      name: body.name,
      description: body.description,
      external_network_id: body.external_gateway_info?.network_id,
      enable_snat: body.external_gateway_info?.enable_snat,
      tags: body.tags,
    },
    (body.external_gateway_info?.external_fixed_ips ?? []).map(({ ip_address }) => ({
      type: 'external_fixed_ip',
      attributes: { ip_address },
    })),
  ),
  ...(body.interfaces ?? []).flatMap(({ network_id }, at) =>
    interfaces(`${body.name}_${at + 1}`, idOf(ROUTER, body.name), subnetsOf(network_id)),
  ),
];

type Named = Pick<Router, 'id' | 'name'>;

/** One more interface of a router that is there. */
export function interfaceBlocks({ id, name }: Named, body: InterfaceBody, subnets: Subnets): HclBlock[] {
  const { network_id, ip_address } = body;
  if (ip_address === undefined) return interfaces(name, id, subnets);
  // With an address of its own it stands on a port; of the other IP version it has any.
  const port = 'openstack_networking_port_v2';
  const version = parseAddress(ip_address)?.version;
  return [
    resource(
      port,
      name,
      { network_id },
      subnets.map((subnet) => ({
        type: 'fixed_ip',
        attributes: { subnet_id: subnet.id, ip_address: subnet.ip_version === version ? ip_address : undefined },
      })),
    ),
    resource(INTERFACE, name, { router_id: id, port_id: idOf(port, name) }),
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
