import type { Network, Router, Server } from '@skydeck/contract';
import { nameAmong, repeatedIds } from '../../../kit/text/distinct-name.ts';

/** What the scope sees of the cloud's networking. */
export interface Cloud {
  readonly networks: readonly Network[];
  readonly routers: readonly Router[];
  readonly servers: readonly Server[];
}

/** The same with names that do not repeat, wherever one is named. A server keeps its own: by it it stands among its like. */
export function withDistinctNames({ networks, routers, servers }: Cloud): Cloud {
  const ofNetwork = nameAmong(repeatedIds(networks));
  const ofRouter = nameAmong(repeatedIds(routers));
  const end = <End extends { readonly network_id: string; readonly network_name: string }>(one: End): End => ({
    ...one,
    network_name: ofNetwork({ id: one.network_id, name: one.network_name }),
  });
  return {
    networks: networks.map((network) => ({ ...network, name: ofNetwork(network) })),
    routers: routers.map((router) => ({
      ...router,
      name: ofRouter(router),
      external_gateway_info: router.external_gateway_info && end(router.external_gateway_info),
      interfaces_info: router.interfaces_info.map(end),
    })),
    servers: servers.map((server) => ({
      ...server,
      networks: server.networks.map((port) => ({ ...port, name: ofNetwork(port) })),
    })),
  };
}

export type NodeKind = 'network' | 'router' | 'server';
/** Names a node in the address: `router:{id}`. */
export type NodeKey = `${NodeKind}:${string}`;

export const keyOf = (kind: NodeKind, id: string): NodeKey => `${kind}:${id}`;

export function readKey(key: unknown): { readonly kind: NodeKind; readonly id: string } | null {
  const [, kind, id] = typeof key === 'string' ? (/^(network|router|server):(.+)$/.exec(key) ?? []) : [];
  return kind && id ? { kind: kind as NodeKind, id } : null;
}

/** The cloud from left to right: ways out, routers, networks with their servers. */
export interface Graph {
  readonly externals: readonly Network[];
  readonly routers: readonly Router[];
  readonly networks: readonly Network[];
  /** Of a network, an external one too. */
  serversOf(networkId: string): readonly Server[];
  /** Those with an interface there, in the order of `routers`. */
  routersOf(networkId: string): readonly Router[];
}

const byName = (one: { readonly name: string }, other: { readonly name: string }) =>
  one.name.localeCompare(other.name, 'en', { numeric: true });

/** What belongs together stands side by side: routers by their way out, networks by their first router. */
export function graphOf({ networks, routers, servers }: Cloud): Graph {
  const externals = networks.filter(({ router_external }) => router_external).toSorted(byName);
  const wayOut = new Map(externals.map(({ id }, at) => [id, at]));
  const placeOfRouter = ({ external_gateway_info: gateway }: Router) =>
    (gateway ? wayOut.get(gateway.network_id) : undefined) ?? externals.length;
  const sortedRouters = routers.toSorted(
    (one, other) => placeOfRouter(one) - placeOfRouter(other) || byName(one, other),
  );
  const routersByNetwork = new Map<string, Router[]>();
  for (const router of sortedRouters) {
    for (const id of networkIdsOf(router)) routersByNetwork.set(id, [...(routersByNetwork.get(id) ?? []), router]);
  }
  const placeOfNetwork = ({ id }: Network) => {
    const [first] = routersByNetwork.get(id) ?? [];
    return first ? sortedRouters.indexOf(first) : sortedRouters.length;
  };
  const inside = networks
    .filter(({ router_external }) => !router_external)
    .toSorted((one, other) => placeOfNetwork(one) - placeOfNetwork(other) || byName(one, other));
  const housed = new Map<string, Server[]>();
  for (const server of servers.toSorted(byName)) {
    for (const id of new Set(server.networks.map((port) => port.id)))
      housed.set(id, [...(housed.get(id) ?? []), server]);
  }
  return {
    externals,
    routers: sortedRouters,
    networks: inside,
    serversOf: (id) => housed.get(id) ?? [],
    routersOf: (id) => routersByNetwork.get(id) ?? [],
  };
}

export const isEmpty = ({ routers, networks, externals, serversOf }: Graph) =>
  routers.length === 0 && networks.length === 0 && externals.every(({ id }) => serversOf(id).length === 0);

/** Those where a router stands, each once: a cloud may have several of its ports in one. */
export const networkIdsOf = ({ interfaces_info }: Router): string[] => [
  ...new Set(interfaces_info.map(({ network_id }) => network_id)),
];

/** The address a router has in a network, for people: the first. */
export const addressIn = ({ interfaces_info }: Router, networkId: string): string =>
  interfaces_info.find(({ network_id }) => network_id === networkId)?.fixed_ips[0]?.ip_address ?? '';
