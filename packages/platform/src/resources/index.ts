import type { Routes } from '../http/routes.ts';
import { backupPlanRoutes } from './backup-plan/routes.ts';
import { domainRoutes } from './domain/routes.ts';
import { flavorRoutes } from './flavor/routes.ts';
import { floatingIpRoutes } from './floating-ip/routes.ts';
import { imageRoutes } from './image/routes.ts';
import { loadBalancerRoutes } from './load-balancer/routes.ts';
import { loadBalancerFlavorRoutes } from './load-balancer-flavor/routes.ts';
import { loadBalancerPoolRoutes } from './load-balancer-pool/routes.ts';
import { metricRoutes } from './metric/routes.ts';
import { networkRoutes } from './network/routes.ts';
import { placementRoutes } from './placement/routes.ts';
import { portRoutes } from './port/routes.ts';
import { projectRoutes } from './project/routes.ts';
import { quotaRoutes } from './quota/routes.ts';
import { recoveryPointRoutes } from './recovery-point/routes.ts';
import { routerRoutes } from './router/routes.ts';
import { securityGroupRoutes } from './security-group/routes.ts';
import { serverRoutes } from './server/routes.ts';
import { sshKeyRoutes } from './ssh-key/routes.ts';
import { storagePolicyRoutes } from './storage-policy/routes.ts';
import { subnetRoutes } from './subnet/routes.ts';
import { volumeRoutes } from './volume/routes.ts';
import { volumeSnapshotRoutes } from './volume-snapshot/routes.ts';
import { vpnRoutes } from './vpn/routes.ts';

/** The list of resources: the routes of each, one line each, by hand. */
const routes = {
  domains: domainRoutes,
  projects: projectRoutes,
  networks: networkRoutes,
  subnets: subnetRoutes,
  routers: routerRoutes,
  floatingIps: floatingIpRoutes,
  securityGroups: securityGroupRoutes,
  vpns: vpnRoutes,
  loadBalancers: loadBalancerRoutes,
  loadBalancerPools: loadBalancerPoolRoutes,
  loadBalancerFlavors: loadBalancerFlavorRoutes,
  ports: portRoutes,
  servers: serverRoutes,
  volumes: volumeRoutes,
  volumeSnapshots: volumeSnapshotRoutes,
  images: imageRoutes,
  backupPlans: backupPlanRoutes,
  recoveryPoints: recoveryPointRoutes,
  quotas: quotaRoutes,
  sshKeys: sshKeyRoutes,
  flavors: flavorRoutes,
  placements: placementRoutes,
  storagePolicies: storagePolicyRoutes,
  metrics: metricRoutes,
};

/** What an engine has to offer: one port for each resource. */
export type Ports = { readonly [Name in keyof typeof routes]: Parameters<(typeof routes)[Name]>[0] };

export const resourceRoutes = (ports: Ports): readonly Routes[] =>
  Object.entries(routes).map(([name, routesOf]) => (routesOf as (port: unknown) => Routes)(ports[name as keyof Ports]));
