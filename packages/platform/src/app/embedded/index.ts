import { seedBackups } from '../../resources/backup-plan/embedded/demo.ts';
import {
  embeddedAudited,
  embeddedCounts,
  embeddedJobHandlers,
  embeddedSearches,
  embeddedTasks,
  openEmbeddedPorts,
} from './resources.ts';
import { seedFloatingIps } from '../../resources/floating-ip/embedded/demo.ts';
import { resourceRoutes } from '../../resources/index.ts';
import { seedLoadBalancers } from '../../resources/load-balancer/embedded/demo.ts';
import { seedSecurityGroups } from '../../resources/security-group/embedded/demo.ts';
import { seedVpns } from '../../resources/vpn/embedded/demo.ts';
import { bucketSearch } from '../../object-storage/search.ts';
import type { OpenEngine } from '../../engines/engine.ts';
import { seedDemoData } from './demo-data.ts';
import { startScheduler } from '../../tasks/scheduler.ts';

/** The cloud that lives in the platform's own store. */
export const openEmbeddedEngine: OpenEngine = ({ store, clock, sealing }) => {
  const ports = openEmbeddedPorts({ store, sealing });
  return {
    seed: (into) =>
      into.silently(async () => {
        await seedDemoData(into);
        await seedSecurityGroups(into);
        await seedFloatingIps(into);
        await seedBackups(into);
        await seedVpns(into, sealing);
        await seedLoadBalancers(into, sealing);
      }),
    routes: resourceRoutes(ports),
    audited: embeddedAudited,
    tasks: embeddedTasks,
    search: [...embeddedSearches(store), bucketSearch(store)],
    counts: embeddedCounts(store, ports),
    startBackground: (report) => startScheduler({ store, clock, jobHandlers: embeddedJobHandlers, report }),
  };
};
