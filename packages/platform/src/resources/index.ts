import type { Routes } from '../engines/engine.ts';
import type { BackupPlanEngine } from './backup-plan/port.ts';
import { backupPlanRoutes } from './backup-plan/routes.ts';
import type { DomainEngine } from './domain/port.ts';
import { domainRoutes } from './domain/routes.ts';
import type { FloatingIpEngine } from './floating-ip/port.ts';
import { floatingIpRoutes } from './floating-ip/routes.ts';
import type { LoadBalancerEngine } from './load-balancer/port.ts';
import { loadBalancerRoutes } from './load-balancer/routes.ts';
import type { LoadBalancerPoolEngine } from './load-balancer-pool/port.ts';
import { loadBalancerPoolRoutes } from './load-balancer-pool/routes.ts';
import type { LoadBalancerFlavorEngine } from './load-balancer-flavor/port.ts';
import { loadBalancerFlavorRoutes } from './load-balancer-flavor/routes.ts';
import type { NetworkEngine } from './network/port.ts';
import { networkRoutes } from './network/routes.ts';
import type { PortEngine } from './port/port.ts';
import { portRoutes } from './port/routes.ts';
import type { ProjectEngine } from './project/port.ts';
import { projectRoutes } from './project/routes.ts';
import type { QuotaEngine } from './quota/port.ts';
import { quotaRoutes } from './quota/routes.ts';
import type { RecoveryPointEngine } from './recovery-point/port.ts';
import { recoveryPointRoutes } from './recovery-point/routes.ts';
import type { RouterEngine } from './router/port.ts';
import { routerRoutes } from './router/routes.ts';
import type { SecurityGroupEngine } from './security-group/port.ts';
import { securityGroupRoutes } from './security-group/routes.ts';
import type { ServerEngine } from './server/port.ts';
import { serverRoutes } from './server/routes.ts';
import type { SubnetEngine } from './subnet/port.ts';
import { subnetRoutes } from './subnet/routes.ts';
import type { VolumeEngine } from './volume/port.ts';
import { volumeRoutes } from './volume/routes.ts';
import type { VpnEngine } from './vpn/port.ts';
import { vpnRoutes } from './vpn/routes.ts';

/** What an engine has to offer: one port for each resource. */
export interface Ports {
  readonly domains: DomainEngine;
  readonly projects: ProjectEngine;
  readonly networks: NetworkEngine;
  readonly subnets: SubnetEngine;
  readonly routers: RouterEngine;
  readonly floatingIps: FloatingIpEngine;
  readonly securityGroups: SecurityGroupEngine;
  readonly vpns: VpnEngine;
  readonly loadBalancers: LoadBalancerEngine;
  readonly loadBalancerPools: LoadBalancerPoolEngine;
  readonly loadBalancerFlavors: LoadBalancerFlavorEngine;
  readonly ports: PortEngine;
  readonly servers: ServerEngine;
  readonly volumes: VolumeEngine;
  readonly backupPlans: BackupPlanEngine;
  readonly recoveryPoints: RecoveryPointEngine;
  readonly quotas: QuotaEngine;
}

/** The list of resources: one line each, by hand. */
export const resourceRoutes = (ports: Ports): readonly Routes[] => [
  domainRoutes(ports.domains),
  projectRoutes(ports.projects),
  networkRoutes(ports.networks),
  subnetRoutes(ports.subnets),
  routerRoutes(ports.routers),
  floatingIpRoutes(ports.floatingIps),
  securityGroupRoutes(ports.securityGroups),
  vpnRoutes(ports.vpns),
  loadBalancerRoutes(ports.loadBalancers),
  loadBalancerPoolRoutes(ports.loadBalancerPools),
  loadBalancerFlavorRoutes(ports.loadBalancerFlavors),
  portRoutes(ports.ports),
  serverRoutes(ports.servers),
  volumeRoutes(ports.volumes),
  backupPlanRoutes(ports.backupPlans),
  recoveryPointRoutes(ports.recoveryPoints),
  quotaRoutes(ports.quotas),
];
