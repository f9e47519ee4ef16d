import {
  embeddedAudited,
  embeddedCounts,
  embeddedJobHandlers,
  embeddedLists,
  embeddedSearches,
  embeddedTasks,
  openEmbeddedPorts,
} from './resources.ts';
import { resourceRoutes } from '../../resources/index.ts';
import { namedImageFiles } from '../../resources/image/embedded/index.ts';
import { bucketSearch } from '../../object-storage/search.ts';
import type { OpenEngine } from '../../engines/engine.ts';
import { seedDemoData } from './demo-data.ts';
import { startScheduler } from '../../tasks/scheduler.ts';

/** The cloud that lives in the platform's own store. */
export const openEmbeddedEngine: OpenEngine = ({ store, clock, sealing, files }) => {
  const ports = openEmbeddedPorts({ store, sealing, files, clock });
  return {
    seed: (into) => into.silently(() => seedDemoData(into, { sealing, files, clock })),
    routes: resourceRoutes(ports),
    audited: embeddedAudited,
    lists: embeddedLists,
    tasks: embeddedTasks,
    search: [...embeddedSearches(store), bucketSearch(store)],
    counts: embeddedCounts(store, ports),
    namedFiles: namedImageFiles,
    startBackground: (report) => startScheduler({ store, clock, jobHandlers: embeddedJobHandlers, report }),
  };
};
