import { auditChanges } from '../../audit/audit-changes.ts';
import { embeddedImages } from '../../resources/image/embedded/index.ts';
import { emitChanges } from '../../resources/kit/emit-changes.ts';
import type { EmbeddedResource, ResourceParts } from '../../engines/embedded/embedded-resource.ts';
import { embeddedBackupPlans } from '../../resources/backup-plan/embedded/index.ts';
import { embeddedDomains } from '../../resources/domain/embedded/index.ts';
import { embeddedFlavors } from '../../resources/flavor/embedded/index.ts';
import { embeddedFloatingIps } from '../../resources/floating-ip/embedded/index.ts';
import { embeddedLoadBalancers } from '../../resources/load-balancer/embedded/index.ts';
import { embeddedLoadBalancerFlavors } from '../../resources/load-balancer-flavor/embedded/index.ts';
import { embeddedLoadBalancerPools } from '../../resources/load-balancer-pool/embedded/index.ts';
import { embeddedMetrics } from '../../resources/metric/embedded/index.ts';
import { embeddedNetworks } from '../../resources/network/embedded/index.ts';
import { embeddedPlacements } from '../../resources/placement/embedded/index.ts';
import { embeddedPorts } from '../../resources/port/embedded/index.ts';
import { embeddedProjects } from '../../resources/project/embedded/index.ts';
import { embeddedQuotas } from '../../resources/quota/embedded/index.ts';
import { embeddedRecoveryPoints } from '../../resources/recovery-point/embedded/index.ts';
import { embeddedRouters } from '../../resources/router/embedded/index.ts';
import { embeddedSecurityGroups } from '../../resources/security-group/embedded/index.ts';
import { embeddedServers } from '../../resources/server/embedded/index.ts';
import { embeddedSshKeys } from '../../resources/ssh-key/embedded/index.ts';
import { embeddedStoragePolicies } from '../../resources/storage-policy/embedded/index.ts';
import { embeddedSubnets } from '../../resources/subnet/embedded/index.ts';
import { embeddedVolumes } from '../../resources/volume/embedded/index.ts';
import { embeddedVolumeSnapshots } from '../../resources/volume-snapshot/embedded/index.ts';
import { embeddedVpns } from '../../resources/vpn/embedded/index.ts';
import type { ReadEngine } from '../../http/crud-engine.ts';
import { type CountDefinition, countDocuments } from '../../resources/kit/counts/definition.ts';
import { searchStore } from '../../resources/kit/search/define-search.ts';
import type { SearchDefinition } from '../../resources/kit/search/definition.ts';
import type { Store } from '../../store/store.ts';
import type { Ports } from '../../resources/index.ts';

/** The resources of the embedded engine, one line each. Where two hits of a search fit equally well, this order decides. */
const resources = {
  networks: embeddedNetworks,
  subnets: embeddedSubnets,
  routers: embeddedRouters,
  floatingIps: embeddedFloatingIps,
  securityGroups: embeddedSecurityGroups,
  vpns: embeddedVpns,
  loadBalancers: embeddedLoadBalancers,
  loadBalancerPools: embeddedLoadBalancerPools,
  loadBalancerFlavors: embeddedLoadBalancerFlavors,
  ports: embeddedPorts,
  servers: embeddedServers,
  volumes: embeddedVolumes,
  volumeSnapshots: embeddedVolumeSnapshots,
  images: embeddedImages,
  backupPlans: embeddedBackupPlans,
  recoveryPoints: embeddedRecoveryPoints,
  quotas: embeddedQuotas,
  domains: embeddedDomains,
  projects: embeddedProjects,
  sshKeys: embeddedSshKeys,
  flavors: embeddedFlavors,
  placements: embeddedPlacements,
  storagePolicies: embeddedStoragePolicies,
  metrics: embeddedMetrics,
} satisfies { readonly [Name in keyof Ports]: EmbeddedResource<Ports[Name]> };

const all: readonly EmbeddedResource<unknown>[] = Object.values(resources);

export const embeddedViews = all.flatMap(({ views = [] }) => views);
export const embeddedLists = all.flatMap(({ lists = [] }) => lists);
export const embeddedAudited = all.flatMap(({ audited = [] }) => audited);
export const embeddedTasks = all.flatMap(({ tasks = [] }) => tasks);
export const embeddedJobHandlers = all.flatMap(({ jobHandlers = [] }) => jobHandlers);
export const embeddedSearches = (store: Store): SearchDefinition[] =>
  all.flatMap(({ search, indexedSearch }) => [
    ...(search ? [searchStore(store, search)] : []),
    ...(indexedSearch ? [indexedSearch(store)] : []),
  ]);

/** As many as the lists of the ports have. */
export const embeddedCounts = (store: Store, ports: Ports): CountDefinition[] =>
  (Object.keys(resources) as (keyof Ports)[]).flatMap((name) => {
    const { counted }: EmbeddedResource<unknown> = resources[name];
    const port = ports[name] as Pick<ReadEngine<unknown>, 'list'>;
    return counted ? [countDocuments(counted, (_, read) => store.readLong(read), port)] : [];
  });

/** The ports of all of them, over one store. */
export const createEmbeddedPorts = (parts: ResourceParts): Ports =>
  Object.fromEntries(Object.entries(resources).map(([name, { open }]) => [name, open(parts)])) as unknown as Ports;

/** The same, for a store that writes down their changes and tells the live link of them from now on. */
export function openEmbeddedPorts(parts: ResourceParts): Ports {
  auditChanges(parts.store, embeddedAudited);
  emitChanges(parts.store, embeddedViews);
  return createEmbeddedPorts(parts);
}
