import { auditChanges } from '../audit/audit-changes.ts';
import { emitChanges } from '../engines/embedded/emit-changes.ts';
import type { EmbeddedResource } from '../engines/embedded/embedded-resource.ts';
import type { EngineParts } from '../engines/engine.ts';
import { embeddedBackupPlans } from './backup-plan/embedded.ts';
import { embeddedDomains } from './domain/embedded.ts';
import { embeddedFloatingIps } from './floating-ip/embedded.ts';
import { embeddedLoadBalancers } from './load-balancer/embedded.ts';
import { embeddedLoadBalancerFlavors } from './load-balancer-flavor/embedded.ts';
import { embeddedLoadBalancerPools } from './load-balancer-pool/embedded.ts';
import { embeddedNetworks } from './network/embedded.ts';
import { embeddedPorts } from './port/embedded.ts';
import { embeddedProjects } from './project/embedded.ts';
import { embeddedQuotas } from './quota/embedded.ts';
import { embeddedRecoveryPoints } from './recovery-point/embedded.ts';
import { embeddedRouters } from './router/embedded.ts';
import { embeddedSecurityGroups } from './security-group/embedded.ts';
import { embeddedServers } from './server/embedded.ts';
import { embeddedSubnets } from './subnet/embedded.ts';
import { embeddedVolumes } from './volume/embedded.ts';
import { embeddedVpns } from './vpn/embedded.ts';
import type { Ports } from './index.ts';

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
  backupPlans: embeddedBackupPlans,
  recoveryPoints: embeddedRecoveryPoints,
  quotas: embeddedQuotas,
  domains: embeddedDomains,
  projects: embeddedProjects,
} satisfies { readonly [Name in keyof Ports]: EmbeddedResource<Ports[Name]> };

const all: readonly EmbeddedResource<unknown>[] = Object.values(resources);

export const embeddedViews = all.flatMap(({ views = [] }) => views);
export const embeddedAudited = all.flatMap(({ audited = [] }) => audited);
export const embeddedTasks = all.flatMap(({ tasks = [] }) => tasks);
export const embeddedJobHandlers = all.flatMap(({ jobHandlers = [] }) => jobHandlers);
export const embeddedSearches = all.flatMap(({ search = [] }) => search);
export const embeddedCounts = all.flatMap(({ count = [] }) => count);

/** The ports of all of them, over one store, which writes down their changes and tells the live link of them from now on. */
export function openEmbeddedPorts(parts: Pick<EngineParts, 'store' | 'sealing'>): Ports {
  auditChanges(parts.store, embeddedAudited);
  emitChanges(parts.store, embeddedViews);
  return Object.fromEntries(
    Object.entries(resources).map(([name, { open }]) => [name, open(parts)]),
  ) as unknown as Ports;
}
