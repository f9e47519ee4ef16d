import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { ownedFields, size } from '../structs.ts';

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

export const Router = type({
  id: string(),
  name: string(),
  /** ACTIVE, DOWN, ERROR; open, for Neutron has more. */
  status: string(),
  external_gateway_info: nullable(ExternalGateway),
  routes: array(StaticRoute),
  interfaces_info: array(RouterInterface),
  ...ownedFields,
});
export type Router = Infer<typeof Router>;

const Gateway = object({ network_id: size(string(), 1, 64), enable_snat: optional(boolean()) });
const RouteBody = object({ destination: size(string(), 1, 49), nexthop: size(string(), 1, 45) });

export const RouterBody = object({
  name: size(string(), 1, 255),
  external_gateway_info: optional(nullable(Gateway)),
  /** Networks to stand in from the start. */
  interfaces: optional(size(array(object({ network_id: size(string(), 1, 64) })), 0, 32)),
});
export type RouterBody = Infer<typeof RouterBody>;

/** Static routes of one router. */
export const MOST_ROUTES = 128;

/** `external_gateway_info: null` takes the gateway away; `routes` replaces all static routes. */
export const RouterUpdate = object({
  name: optional(size(string(), 1, 255)),
  external_gateway_info: optional(nullable(Gateway)),
  routes: optional(size(array(RouteBody), 0, MOST_ROUTES)),
});
export type RouterUpdate = Infer<typeof RouterUpdate>;

/** `ip_address` is for a second router of a network, whose gateway address the first one has. */
export const InterfaceBody = object({ network_id: size(string(), 1, 64), ip_address: optional(size(string(), 1, 45)) });
export type InterfaceBody = Infer<typeof InterfaceBody>;

/** Other addresses for a port in the same network: those of the named subnets change, the others stay. */
export const InterfaceUpdate = object({
  fixed_ips: size(array(object({ subnet_id: size(string(), 1, 64), ip_address: size(string(), 1, 45) })), 1, 8),
});
export type InterfaceUpdate = Infer<typeof InterfaceUpdate>;
