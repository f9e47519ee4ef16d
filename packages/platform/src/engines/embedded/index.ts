import { embeddedCounts } from '../../counts/embedded.ts';
import { openEmbeddedDomains } from '../../resources/domain/embedded.ts';
import { resourceRoutes } from '../../resources/index.ts';
import { createEmbeddedNetworks, networkTasks } from '../../resources/network/embedded.ts';
import { openEmbeddedProjects } from '../../resources/project/embedded.ts';
import { createEmbeddedRouters, routerTasks } from '../../resources/router/embedded.ts';
import { createEmbeddedSubnets } from '../../resources/subnet/embedded.ts';
import { embeddedSearch } from '../../search/embedded.ts';
import type { OpenEngine } from '../engine.ts';
import { seedWorld } from './world.ts';

/** What it does in the background: of each resource its own. */
const tasks = [
  // One line each.
  ...networkTasks,
  ...routerTasks,
];

/** The cloud that lives in the platform's own store. */
export const openEmbeddedEngine: OpenEngine = ({ store }) => ({
  seed: seedWorld,
  routes: resourceRoutes({
    domains: openEmbeddedDomains(store),
    projects: openEmbeddedProjects(store),
    networks: createEmbeddedNetworks(store),
    subnets: createEmbeddedSubnets(store),
    routers: createEmbeddedRouters(store),
  }),
  tasks,
  search: embeddedSearch(store),
  counts: embeddedCounts(store),
});
