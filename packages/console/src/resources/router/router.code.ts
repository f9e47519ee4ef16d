import {
  cidrContains,
  type InterfaceBody,
  type Router,
  type RouterBody,
  type StaticRoute,
  type Subnet,
} from '@skydeck/contract';
import { type HclBlock, type HclValue, idOf, resource } from '../../kit/code/index.ts';

const ROUTER = 'openstack_networking_router_v2';
const INTERFACE = 'openstack_networking_router_interface_v2';

type Subnets = readonly Pick<Subnet, 'id' | 'ip_version' | 'cidr'>[];

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
  // With an address of its own it stands on a port; of the other IP version it has any. Neutron takes a port with one IPv4
  // subnet only: the router has a port in each other one.
  const port = 'openstack_networking_port_v2';
  const hasAddress = (subnet: Subnets[number]) => cidrContains(subnet.cidr, ip_address);
  const first = subnets.find((subnet) => isFour(subnet) && hasAddress(subnet)) ?? subnets.find(isFour);
  const further = subnets.filter((subnet) => isFour(subnet) && subnet !== first);
  return [
    resource(
      port,
      name,
      { network_id },
      subnets
        .filter((subnet) => !further.includes(subnet))
        .map((subnet) => ({
          type: 'fixed_ip',
          attributes: { subnet_id: subnet.id, ip_address: hasAddress(subnet) ? ip_address : undefined },
        })),
    ),
    resource(INTERFACE, name, { router_id: id, port_id: idOf(port, name) }),
    ...interfaces(name, id, further),
  ];
}

const isFour = ({ ip_version }: Subnets[number]) => ip_version === 4;

/** One more static route of a router that is there. */
export const routeBlocks = ({ id, name }: Named, { destination, nexthop }: StaticRoute): HclBlock[] => [
  resource('openstack_networking_router_route_v2', name, {
    router_id: id,
    destination_cidr: destination.trim(),
    next_hop: nexthop.trim(),
  }),
];
