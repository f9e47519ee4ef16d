import { embeddedCounts } from '../../counts/embedded.ts';
import {
  backupPlanJobHandlers,
  backupPlanTasks,
  createEmbeddedBackupPlans,
} from '../../resources/backup-plan/embedded.ts';
import { seedBackups } from '../../resources/backup-plan/demo.ts';
import { openEmbeddedDomains } from '../../resources/domain/embedded.ts';
import { floatingIpJobHandlers } from '../../resources/floating-ip/embedded/assign.ts';
import { createEmbeddedFloatingIps, floatingIpTasks } from '../../resources/floating-ip/embedded.ts';
import { seedFloatingIps } from '../../resources/floating-ip/demo.ts';
import { resourceRoutes } from '../../resources/index.ts';
import { createEmbeddedLoadBalancerFlavors } from '../../resources/load-balancer-flavor/embedded.ts';
import { createEmbeddedLoadBalancerPools, loadBalancerPoolTasks } from '../../resources/load-balancer-pool/embedded.ts';
import { seedLoadBalancers } from '../../resources/load-balancer/demo.ts';
import {
  createEmbeddedLoadBalancers,
  loadBalancerJobHandlers,
  loadBalancerTasks,
} from '../../resources/load-balancer/embedded.ts';
import { createEmbeddedNetworks, networkTasks } from '../../resources/network/embedded.ts';
import { createEmbeddedPorts } from '../../resources/port/embedded.ts';
import { openEmbeddedProjects } from '../../resources/project/embedded.ts';
import { createEmbeddedQuotas } from '../../resources/quota/embedded.ts';
import {
  createEmbeddedRecoveryPoints,
  recoveryPointJobHandlers,
  recoveryPointTasks,
} from '../../resources/recovery-point/embedded.ts';
import { createEmbeddedRouters, routerTasks } from '../../resources/router/embedded.ts';
import { seedSecurityGroups } from '../../resources/security-group/demo.ts';
import { createEmbeddedSecurityGroups, securityGroupTasks } from '../../resources/security-group/embedded.ts';
import { createEmbeddedServers } from '../../resources/server/embedded.ts';
import { createEmbeddedSubnets } from '../../resources/subnet/embedded.ts';
import { createEmbeddedVpns, vpnJobHandlers, vpnTasks } from '../../resources/vpn/embedded.ts';
import { seedVpns } from '../../resources/vpn/demo.ts';
import { createEmbeddedVolumes } from '../../resources/volume/embedded.ts';
import { embeddedSearch } from '../../search/embedded.ts';
import type { OpenEngine } from '../engine.ts';
import { startScheduler } from './scheduler.ts';
import { seedDemoData } from './demo-data.ts';

/** The background tasks of each resource. */
const tasks = [
  // One line each.
  ...networkTasks,
  ...routerTasks,
  ...floatingIpTasks,
  ...securityGroupTasks,
  ...vpnTasks,
  ...loadBalancerTasks,
  ...loadBalancerPoolTasks,
  ...backupPlanTasks,
  ...recoveryPointTasks,
];

/** The job handlers of each resource. */
const jobHandlers = [
  // One line each.
  ...floatingIpJobHandlers,
  ...vpnJobHandlers,
  ...loadBalancerJobHandlers,
  ...backupPlanJobHandlers,
  ...recoveryPointJobHandlers,
];

/** The cloud that lives in the platform's own store. */
export const openEmbeddedEngine: OpenEngine = ({ store, clock, sealing }) => ({
  async seed(into, at) {
    await seedDemoData(into, at);
    await seedSecurityGroups(into);
    await seedFloatingIps(into);
    await seedBackups(into);
    await seedVpns(into, sealing);
    await seedLoadBalancers(into, sealing);
  },
  routes: resourceRoutes({
    domains: openEmbeddedDomains(store),
    projects: openEmbeddedProjects(store),
    networks: createEmbeddedNetworks(store),
    subnets: createEmbeddedSubnets(store),
    routers: createEmbeddedRouters(store),
    floatingIps: createEmbeddedFloatingIps(store),
    securityGroups: createEmbeddedSecurityGroups(store),
    vpns: createEmbeddedVpns(store, sealing),
    loadBalancers: createEmbeddedLoadBalancers(store, sealing),
    loadBalancerPools: createEmbeddedLoadBalancerPools(store, sealing),
    loadBalancerFlavors: createEmbeddedLoadBalancerFlavors(),
    ports: createEmbeddedPorts(store),
    servers: createEmbeddedServers(store),
    volumes: createEmbeddedVolumes(store),
    backupPlans: createEmbeddedBackupPlans(store),
    recoveryPoints: createEmbeddedRecoveryPoints(store),
    quotas: createEmbeddedQuotas(store),
  }),
  tasks,
  search: embeddedSearch(store),
  counts: embeddedCounts(store),
  startBackground: (report) => startScheduler({ store, clock, jobHandlers, report }),
});
