import type { Routes } from '../engines/engine.ts';
import type { DomainEngine } from './domain/port.ts';
import { domainRoutes } from './domain/routes.ts';
import type { NetworkEngine } from './network/port.ts';
import { networkRoutes } from './network/routes.ts';
import type { ProjectEngine } from './project/port.ts';
import { projectRoutes } from './project/routes.ts';
import type { RouterEngine } from './router/port.ts';
import { routerRoutes } from './router/routes.ts';
import type { SubnetEngine } from './subnet/port.ts';
import { subnetRoutes } from './subnet/routes.ts';

/** What an engine has to offer: one port for each resource. */
export interface Ports {
  readonly domains: DomainEngine;
  readonly projects: ProjectEngine;
  readonly networks: NetworkEngine;
  readonly subnets: SubnetEngine;
  readonly routers: RouterEngine;
}

/** The list of resources: one line each, by hand. */
export const resourceRoutes = (ports: Ports): readonly Routes[] => [
  domainRoutes(ports.domains),
  projectRoutes(ports.projects),
  networkRoutes(ports.networks),
  subnetRoutes(ports.subnets),
  routerRoutes(ports.routers),
];
