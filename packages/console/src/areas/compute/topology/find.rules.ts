import type { Network, Router, Server } from '@skydeck/contract';
import type { Cloud } from './graph.rules.ts';

const wordsOfNetwork = ({ id, name, subnets }: Network) => [id, name, ...subnets.map(({ cidr }) => cidr)];
const wordsOfRouter = ({ id, name, external_gateway_info: gateway, interfaces_info: ports }: Router) => [
  id,
  name,
  ...[...(gateway?.external_fixed_ips ?? []), ...ports.flatMap(({ fixed_ips }) => fixed_ips)].map(
    ({ ip_address }) => ip_address,
  ),
];
const wordsOfServer = ({ id, name, networks }: Server) => [id, name, ...networks.flatMap(({ ips }) => ips)];

/**
 * What has the text in its name, an address or its id, and what it hangs on: of a server its network, of a network its
 * routers, of a router its way out. Everything for a blank text.
 */
export function found(cloud: Cloud, text: string): Cloud {
  const wanted = text.trim().toLocaleLowerCase('en');
  if (wanted === '') return cloud;
  const has = (words: readonly string[]) => words.some((word) => word.toLocaleLowerCase('en').includes(wanted));

  const servers = cloud.servers.filter((server) => has(wordsOfServer(server)));
  const named = new Set(cloud.networks.filter((network) => has(wordsOfNetwork(network))).map(({ id }) => id));
  const housing = new Set(servers.flatMap(({ networks }) => networks.map(({ id }) => id)));
  const hit = new Set(cloud.routers.filter((router) => has(wordsOfRouter(router))).map(({ id }) => id));
  const routers = cloud.routers.filter(
    (router) =>
      hit.has(router.id) ||
      named.has(router.external_gateway_info?.network_id ?? '') ||
      router.interfaces_info.some(({ network_id: id }) => named.has(id) || housing.has(id)),
  );
  const gateways = new Set(routers.flatMap(({ external_gateway_info: gateway }) => gateway?.network_id ?? []));
  const reached = new Set(
    routers
      .filter(({ id }) => hit.has(id))
      .flatMap(({ interfaces_info: ports }) => ports.map((port) => port.network_id)),
  );
  return {
    routers,
    networks: cloud.networks.filter(({ id }) => [named, housing, gateways, reached].some((ids) => ids.has(id))),
    // A network that was looked for is shown with all its servers.
    servers: cloud.servers.filter(
      (server) => servers.includes(server) || server.networks.some(({ id }) => named.has(id)),
    ),
  };
}
