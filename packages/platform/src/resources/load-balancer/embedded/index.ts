import { type LoadBalancerBody, loadBalancerSorts, loadBalancerSubjects } from '@skydeck/contract';
import { type ListRules, sameName, ownedFilters } from '../../../http/list-query.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Store } from '../../../store/store.ts';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { failoverBalancer, recreateBalancer, updateBalancer } from './change.ts';
import { createBalancer } from './create.ts';
import { healthJobHandler } from './health.ts';
import { balancerRecords, poolsOf } from './records.ts';
import { beginRemoval, removalJobHandlers } from './removal.ts';
import { periodOf, statsOf } from './stats.ts';
import { balancerViews } from './views.ts';
import type { LoadBalancerEngine } from '../port.ts';
import { transitionTasks } from './transitions.ts';

// For resources that stand on this one.
export { refuseIfBlocked } from './change.ts';
export { cidrsFrom, headersFrom, keysFrom, membersFrom, monitorFrom, poolFrom, unchecked } from './pool-record.ts';
export { beginPoolRemoval, refuseIfPoolBlocked } from './removal.ts';
export { periodOf, statsOf } from './stats.ts';
export { startTransition } from './transitions.ts';
export { poolViews } from './views.ts';

const rules: ListRules = {
  sorts: loadBalancerSorts,
  counts: {
    pools_count: { kind: 'load_balancer_pool', naming: 'loadbalancer_id' },
    members_count: { kind: 'load_balancer_pool', naming: 'loadbalancer_id', list: 'members' },
  },
  filters: { ...ownedFilters, ...sameName('status', 'enabled', 'network_id', 'flavor_id', 'topology') },
  search: ['name', 'id', 'address'],
};

const balancers = ownedResource({
  tasks: 'compute.load_balancers',
  subjects: loadBalancerSubjects,
  records: balancerRecords,
  views: balancerViews,
  rules,
  remove: beginRemoval,
  audit: { ignored: ['amphorae'] },
  addresses: ['address'],
  hit: ({ address }) => ({ detail: address }),
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
