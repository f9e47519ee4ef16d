import { isUuid } from '@skydeck/contract';
import { type Actor, owns } from '../../kit/access.ts';
import { idsOf } from '../../kit/find-records.ts';
import { toKeystoneId } from '../../../engines/openstack/ids.ts';
import type { NeutronRouter } from '../../../engines/openstack/neutron/answers.ts';
import { readList, readThose } from '../../../engines/openstack/neutron/read.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { snapshotTx } from '../../../engines/openstack/snapshot.ts';
import type { Tx } from '../../../store/store.ts';
import { floatingIpRecordOf } from '../../floating-ip/openstack/records.ts';
import { networkPolicies } from '../../network/openstack/records.ts';
import { networkRecordOf } from '../../network/openstack/records.ts';
import { deviceOwners } from '../../port/records.ts';
import { portRecordOf } from '../../port/openstack/records.ts';
import { subnetRecordOf } from '../../subnet/openstack/records.ts';
import { routerRecordOf } from './records.ts';

type Parts = Pick<OpenstackParts, 'cloud' | 'projects' | 'clock'>;

/** The routers of the actor's project, or of all, with what they show of their neighbours. */
export async function loadRouters(parts: Parts, actor: Actor): Promise<Tx> {
  if (seesNone(actor)) return snapshotTx({}, parts.clock.now());
  return withPorts(parts, await routersOf(parts, actor), []);
}

/** The same routers without their neighbours: to be counted. */
export async function loadRoutersAlone(parts: Parts, actor: Actor): Promise<Tx> {
  const routers = seesNone(actor) ? [] : await routersOf(parts, actor);
  return snapshotTx({ router: routers.map((one) => routerRecordOf(one, [], noDomain)) }, parts.clock.now());
}

const seesNone = ({ projectId, isSystem }: Actor) => projectId === null && !isSystem;

const routersOf = ({ cloud }: Parts, { projectId }: Actor): Promise<NeutronRouter[]> =>
  readList(cloud.network, 'routers', projectId === null ? [] : [['project_id', toKeystoneId(projectId)]]);

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

/** The routers alone: what they are called, and whose they are. */
export async function loadRouterNames({ cloud, clock }: Parts, ids: readonly string[]): Promise<Tx> {
  const routers = await readThose(cloud.network, 'routers', 'id', ids);
  return snapshotTx({ router: routers.map((one) => routerRecordOf(one, [], noDomain)) }, clock.now());
}

/** The actor's among these interfaces, and what their networks are called. */
export async function loadInterfaceNames({ cloud, clock }: Parts, actor: Actor, ids: readonly string[]): Promise<Tx> {
  const ports = (await readThose(cloud.network, 'ports', 'id', ids)).map((one) => portRecordOf(one, noDomain));
  const own = ports.filter((port) => owns(actor, port));
  const networks = await readThose(cloud.network, 'networks', 'id', idsOf(own, 'network_id'));
  return snapshotTx({ port: own, network: networks.map((one) => networkRecordOf(one, [], [], noDomain)) }, clock.now());
}

/** For what shows no domain. */
const noDomain = () => '';

/** Without those that only hold a router of several hosts together. */
const isRouterPort = ({ device_owner }: { readonly device_owner: string }) =>
  device_owner === deviceOwners.gateway || device_owner === deviceOwners.interface;
