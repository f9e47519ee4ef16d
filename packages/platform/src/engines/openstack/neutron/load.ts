import { EVERYONE, isUuid } from '@skydeck/contract';
import type { Actor } from '../../embedded/access.ts';
import { deviceOwners } from '../../../resources/port/embedded/records.ts';
import type { Tx } from '../../../store/store.ts';
import type { Query } from '../cloud.ts';
import { toKeystoneId } from '../ids.ts';
import type { OpenstackParts } from '../parts.ts';
import { snapshotTx } from '../snapshot.ts';
import type { NeutronNetwork, NeutronPolicy, NeutronRouter } from './answers.ts';
import { readList, readThose } from './read.ts';
import { floatingIpRecordOf, networkRecordOf, portRecordOf, routerRecordOf, subnetRecordOf } from './records.ts';

type Parts = Pick<OpenstackParts, 'cloud' | 'projects' | 'clock'>;

const networkPolicies: Query = [['object_type', 'network']];

/** The networks that the actor sees, with all that stands in them. */
export async function loadNetworks(parts: Parts, actor: Actor): Promise<Tx> {
  const { network } = parts.cloud;
  if (actor.projectId === null && !actor.isSystem) return snapshotTx({}, parts.clock.now());
  const policies = await readList(network, 'rbac-policies', networkPolicies);
  const networks =
    actor.projectId === null
      ? await readList(network, 'networks')
      : await networksOf(parts, toKeystoneId(actor.projectId), policies);
  return withNeighbours(parts, networks, policies);
}

/** Those with one of the ids, whoever sees them: what may be done with them is for the caller to decide. */
export async function loadNetworksById(parts: Parts, ids: readonly string[]): Promise<Tx> {
  const { network } = parts.cloud;
  const [policies, networks] = await Promise.all([
    readList(network, 'rbac-policies', networkPolicies),
    readThose(network, 'networks', 'id', ids.filter(isUuid)),
  ]);
  return withNeighbours(parts, networks, policies);
}

async function networksOf({ cloud }: Parts, project: string, policies: readonly NeutronPolicy[]) {
  const opened = policies
    .filter(({ target_tenant }) => target_tenant === EVERYONE || target_tenant === project)
    .map(({ object_id }) => object_id);
  const [own, others] = await Promise.all([
    readList(cloud.network, 'networks', [['project_id', project]]),
    readThose(cloud.network, 'networks', 'id', opened),
  ]);
  return [...new Map([...own, ...others].map((one) => [one.id, one])).values()];
}

async function withNeighbours(
  parts: Parts,
  networks: readonly NeutronNetwork[],
  policies: readonly NeutronPolicy[],
): Promise<Tx> {
  const { network } = parts.cloud;
  const ids = networks.map(({ id }) => id);
  const [subnets, ports, domainOf] = await Promise.all([
    readThose(network, 'subnets', 'network_id', ids),
    readThose(network, 'ports', 'network_id', ids),
    parts.projects.domains(),
  ]);
  return snapshotTx(
    {
      network: networks.map((one) => networkRecordOf(one, policies, subnets, domainOf)),
      subnet: subnets.map((one) => subnetRecordOf(one, domainOf)),
      port: ports.map((one) => portRecordOf(one, domainOf)),
    },
    parts.clock.now(),
  );
}

/** The routers of the actor's project, or of all, with what they show of their neighbours. */
export async function loadRouters(parts: Parts, actor: Actor): Promise<Tx> {
  if (actor.projectId === null && !actor.isSystem) return snapshotTx({}, parts.clock.now());
  const query: Query = actor.projectId === null ? [] : [['project_id', toKeystoneId(actor.projectId)]];
  return withPorts(parts, await readList(parts.cloud.network, 'routers', query), []);
}

/** One router, whoever's it is, and these networks with all that stands in them. */
export async function loadRouter(parts: Parts, id: string, networkIds: readonly string[] = []): Promise<Tx> {
  return withPorts(parts, await readThose(parts.cloud.network, 'routers', 'id', [id]), networkIds.filter(isUuid));
}

async function withPorts(parts: Parts, routers: readonly NeutronRouter[], networkIds: readonly string[]): Promise<Tx> {
  const { network } = parts.cloud;
  const routerIds = routers.map(({ id }) => id);
  const [own, inNetworks, floatingIps, policies, domainOf] = await Promise.all([
    readThose(network, 'ports', 'device_id', routerIds),
    readThose(network, 'ports', 'network_id', networkIds),
    readThose(network, 'floatingips', 'router_id', routerIds),
    networkIds.length > 0 ? readList(network, 'rbac-policies', networkPolicies) : [],
    parts.projects.domains(),
  ]);
  const assigned = floatingIps.flatMap(({ port_id }) => port_id ?? []);
  const [networks, subnets, served] = await Promise.all([
    readThose(network, 'networks', 'id', [...own.map(({ network_id }) => network_id), ...networkIds]),
    readThose(network, 'subnets', 'network_id', [...own.map(({ network_id }) => network_id), ...networkIds]),
    readThose(network, 'ports', 'id', assigned),
  ]);
  const ownerOf = new Map(routers.map(({ id, project_id }) => [id, project_id]));
  const ports = [...new Map([...own, ...inNetworks, ...served].map((port) => [port.id, port])).values()]
    .map((port) => ({ ...port, project_id: port.project_id || (ownerOf.get(port.device_id) ?? '') }))
    .map((port) => portRecordOf(port, domainOf));
  return snapshotTx(
    {
      router: routers.map((router) => routerRecordOf(router, ports.filter(isRouterPort), domainOf)),
      port: ports,
      network: networks.map((one) => networkRecordOf(one, policies, subnets, domainOf)),
      subnet: subnets.map((one) => subnetRecordOf(one, domainOf)),
      floating_ip: floatingIps.map((ip) => floatingIpRecordOf(ip, domainOf)),
    },
    parts.clock.now(),
  );
}

/** Without those that only hold a router of several hosts together. */
const isRouterPort = ({ device_owner }: { readonly device_owner: string }) =>
  device_owner === deviceOwners.gateway || device_owner === deviceOwners.interface;
