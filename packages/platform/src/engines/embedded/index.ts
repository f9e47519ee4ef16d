import { seedBackups } from '../../resources/backup-plan/demo.ts';
import {
  embeddedAudited,
  embeddedCounts,
  embeddedJobHandlers,
  embeddedSearches,
  embeddedTasks,
  openEmbeddedPorts,
} from '../../resources/embedded.ts';
import { seedFloatingIps } from '../../resources/floating-ip/demo.ts';
import { resourceRoutes } from '../../resources/index.ts';
import { seedLoadBalancers } from '../../resources/load-balancer/demo.ts';
import { projectSearch } from '../../resources/project/embedded.ts';
import { seedSecurityGroups } from '../../resources/security-group/demo.ts';
import { seedVpns } from '../../resources/vpn/demo.ts';
import { bucketSearch } from '../../s3/search.ts';
import type { OpenEngine } from '../engine.ts';
import { seedDemoData } from './demo-data.ts';
import { startScheduler } from './scheduler.ts';

/** The cloud that lives in the platform's own store. */
export const openEmbeddedEngine: OpenEngine = ({ store, clock, sealing }) => ({
  seed: (into, at) =>
    into.silently(async () => {
      await seedDemoData(into, at);
      await seedSecurityGroups(into);
      await seedFloatingIps(into);
      await seedBackups(into);
      await seedVpns(into, sealing);
      await seedLoadBalancers(into, sealing);
    }),
  routes: resourceRoutes(openEmbeddedPorts({ store, sealing })),
  audited: embeddedAudited,
  tasks: embeddedTasks,
  search: [...embeddedSearches, bucketSearch, projectSearch].map((search) => search(store)),
  counts: embeddedCounts.map((count) => count(store)),
  startBackground: (report) => startScheduler({ store, clock, jobHandlers: embeddedJobHandlers, report }),
});
