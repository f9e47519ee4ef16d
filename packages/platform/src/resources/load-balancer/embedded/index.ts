import { type LoadBalancerBody, loadBalancerSubjects } from '@skydeck/contract';
import type { Sealing } from '../../../store/sealing.ts';
import type { Store } from '../../../store/store.ts';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { failoverBalancer, recreateBalancer, updateBalancer } from './change.ts';
import { createBalancer } from './create.ts';
import { healthJobHandler } from './health.ts';
import { periodOf } from '../period.ts';
import { balancerRecords, poolsOf } from '../records.ts';
import { beginRemoval, removalJobHandlers } from './removal.ts';
import { statsOf } from './stats.ts';
import { balancerViews } from './views.ts';
import { loadBalancerListRules, type LoadBalancerEngine } from '../port.ts';
import { loadBalancerSearch } from '../search.ts';
import { transitionTasks } from './transitions.ts';

// For resources that stand on this one.
export { beginPoolRemoval } from './removal.ts';
export { statsOf } from './stats.ts';
export { endCreation, startTransition } from './transitions.ts';

const balancers = ownedResource({
  tasks: 'compute.load_balancers',
  subjects: loadBalancerSubjects,
  records: balancerRecords,
  views: balancerViews,
  rules: loadBalancerListRules,
  remove: beginRemoval,
  audit: { ignored: ['amphorae'] },
  search: loadBalancerSearch,
});

export function createEmbeddedLoadBalancers(store: Store, sealing: Sealing): LoadBalancerEngine {
  const write = transacting(store);
  return {
    ...balancers.crud(store, {
      create: (tx, scope, body: LoadBalancerBody) => createBalancer(tx, scope, sealing, body),
      update: updateBalancer,
    }),
    recreate: write(recreateBalancer),
    failover: write(failoverBalancer),
    stats: (scope, id, query) =>
      store.read(async (tx) => {
        const period = periodOf(query);
        return statsOf(await balancerRecords.find(tx, scope, id), await poolsOf(tx, id), period, tx.now);
      }),
  };
}

export const embeddedLoadBalancers: EmbeddedResource<LoadBalancerEngine> = {
  open: ({ store, sealing }) => createEmbeddedLoadBalancers(store, sealing),
  ...balancers.parts,
  tasks: [...balancers.parts.tasks, ...transitionTasks],
  jobHandlers: [healthJobHandler, ...removalJobHandlers],
};
