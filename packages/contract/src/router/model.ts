import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { page } from '../http.ts';
import { AddressText, Id, Name, ownedFields, size } from '../structs.ts';
import { taggedBody, taggedFields } from '../tagged.ts';

export const FixedIp = type({ subnet_id: string(), ip_address: string() });

/** How many static routes, VPN connections and floating IPs need a port of a router where it is. */
export const PortUses = type({ routes: number(), vpns: number(), floating_ips: number() });
export type PortUses = Infer<typeof PortUses>;

export const ExternalGateway = type({
  network_id: string(),
  network_name: string(),
  enable_snat: boolean(),
  external_fixed_ips: array(FixedIp),
  uses: PortUses,
});
export type ExternalGateway = Infer<typeof ExternalGateway>;

export const StaticRoute = type({ destination: string(), nexthop: string() });
export type StaticRoute = Infer<typeof StaticRoute>;

/** A router's port in a network. `status` is Neutron's port status: ACTIVE, DOWN, BUILD, ERROR; open. */
export const RouterInterface = type({
  id: string(),
  network_id: string(),
  network_name: string(),
  fixed_ips: array(FixedIp),
  mac_address: string(),
  status: string(),
  uses: PortUses,
});
export type RouterInterface = Infer<typeof RouterInterface>;

/** A port of a router, inside or outside, without its neighbours. */
export const PlainInterface = type({
  id: string(),
  network_id: string(),
  ip_addresses: array(string()),
  mac_address: string(),
  status: string(),
});
export type PlainInterface = Infer<typeof PlainInterface>;

/** All interfaces on one page, and the same apart as inside and outside. */
export const RouterInterfaces = type({
  ...page(RouterInterface).schema,
  external_interface: optional(nullable(PlainInterface)),
  internal_interfaces: optional(array(PlainInterface)),
});
export type RouterInterfaces = Infer<typeof RouterInterfaces>;

export const Router = type({
  id: string(),
  name: string(),
  /** ACTIVE, DOWN, ERROR; open, for Neutron has more. */
  status: string(),
  external_gateway_info: nullable(ExternalGateway),
  external_interface: optional(nullable(PlainInterface)),
  routes: array(StaticRoute),
  interfaces_info: array(RouterInterface),
  ...taggedFields,
  ...ownedFields,
});
export type Router = Infer<typeof Router>;

const Gateway = object({
  network_id: Id,
  enable_snat: optional(boolean()),
  /** At most one address of each IP version; left out: the next free ones. */
  external_fixed_ips: optional(size(array(object({ ip_address: AddressText, subnet_id: optional(Id) })), 0, 2)),
});
const RouteBody = object({ destination: size(string(), 1, 49), nexthop: AddressText });

/** `ip_address` is for a second router of a network, whose gateway address the first one has. */
export const InterfaceBody = object({ network_id: Id, ip_address: optional(AddressText) });
export type InterfaceBody = Infer<typeof InterfaceBody>;

export const RouterBody = object({
  name: Name,
  external_gateway_info: optional(nullable(Gateway)),
  /** Networks to stand in from the start. */
  interfaces: optional(size(array(InterfaceBody), 0, 32)),
  ...taggedBody,
});
export type RouterBody = Infer<typeof RouterBody>;

/** Static routes of one router. */
export const MOST_ROUTES = 128;

/** `external_gateway_info: null` takes the gateway away; `routes` replaces all static routes. */
export const RouterUpdate = object({
  name: optional(Name),
  external_gateway_info: optional(nullable(Gateway)),
  routes: optional(size(array(RouteBody), 0, MOST_ROUTES)),
  ...taggedBody,
});
export type RouterUpdate = Infer<typeof RouterUpdate>;

/** Other addresses for a port in the same network: those of the named subnets change, the others stay. */
export const InterfaceUpdate = object({
  fixed_ips: size(array(object({ subnet_id: Id, ip_address: AddressText })), 1, 64),
});
export type InterfaceUpdate = Infer<typeof InterfaceUpdate>;
