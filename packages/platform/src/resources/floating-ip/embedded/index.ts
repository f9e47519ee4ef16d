import { floatingIpSubjects } from '@skydeck/contract';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { createFloatingIp, deleteFloatingIp, updateFloatingIp } from './change.ts';
import { floatingIpRecords } from '../records.ts';
import { floatingIpViews } from '../views.ts';
import { floatingIpListRules, type FloatingIpEngine, sortedByNumber } from '../port.ts';
import { floatingTargets } from '../targets.ts';
import { floatingIpSearch } from '../search.ts';
import { floatingIpJobHandlers } from './assign.ts';

// For resources that stand on this one.
export { releasePorts, scheduleWiring } from './assign.ts';

const floatingIps = ownedResource({
  tasks: 'compute.floating_ips',
  subjects: floatingIpSubjects,
  records: floatingIpRecords,
  views: floatingIpViews,
  rules: floatingIpListRules,
  remove: deleteFloatingIp,
  audit: { ignored: ['address_key'] },
  search: floatingIpSearch,
});

const unassignMany = floatingIps.bulkTask('unassign_many', (tx, actor, id) =>
  updateFloatingIp(tx, actor, id, { port_id: null }, null),
);

export function createEmbeddedFloatingIps(store: Store): FloatingIpEngine {
  const crud = floatingIps.crud(store, { create: createFloatingIp, update: updateFloatingIp });
  return {
    ...crud,
    list: (scope, query) => crud.list(scope, sortedByNumber(query)),
    unassignMany: (scope, selection) => unassignMany.start(store, scope, selection),
    targets: (scope, query) => store.read((tx) => floatingTargets(tx, scope, query)),
  };
}

export const embeddedFloatingIps: EmbeddedResource<FloatingIpEngine> = {
  open: ({ store }) => createEmbeddedFloatingIps(store),
  ...floatingIps.parts,
  tasks: [...floatingIps.parts.tasks, unassignMany.task],
  jobHandlers: floatingIpJobHandlers,
};
