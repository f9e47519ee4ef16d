import { loadBalancerPoolSorts, loadBalancerPoolSubjects } from '@skydeck/contract';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { type ListRules, ownedFilters, sameName } from '../../../http/list-query.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Store } from '../../../store/store.ts';
import { crudOf } from '../../../engines/embedded/crud-of.ts';
import { defineSearch } from '../../../engines/embedded/define-search.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { findPool, poolRecords, balancerRecords, type PoolRecord } from '../../load-balancer/embedded/records.ts';
import { beginPoolRemoval } from '../../load-balancer/embedded/removal.ts';
import { periodOf, statsOf } from '../../load-balancer/embedded/stats.ts';
import { poolViews } from '../../load-balancer/embedded/views.ts';
import { createPool, updatePool } from './change.ts';
import type { LoadBalancerPoolEngine } from '../port.ts';

const rules: ListRules = {
  sorts: loadBalancerPoolSorts,
  filters: {
    ...ownedFilters,
    ...sameName('status', 'enabled', 'loadbalancer_id', 'protocol', 'backend_protocol', 'lb_algorithm'),
  },
  search: ['name', 'id', 'addresses'],
};

const deleteMany = createBulkDelete({
  task: 'compute.load_balancer_pools.delete_many',
  subject: loadBalancerPoolSubjects.item,
  documents: poolRecords.in,
  remove: (tx, actor, id) => beginPoolRemoval(tx, actor, id, { together: true }),
});

export function createEmbeddedLoadBalancerPools(store: Store, sealing: Sealing): LoadBalancerPoolEngine {
  return {
    ...crudOf(store, {
      records: poolRecords,
      views: poolViews,
      rules,
      create: (tx, scope, body) => createPool(tx, scope, sealing, body),
      update: (tx, scope, id, body, revision) => updatePool(tx, scope, sealing, { id, body, revision }),
      remove: beginPoolRemoval,
      deleteMany,
    }),
    stats: (scope, id, query) =>
      store.read(async (tx) => {
        const period = periodOf(query);
        const { pool, balancer } = await findPool(tx, scope, id);
        return statsOf(balancer, [pool], period, tx.now);
      }),
  };
}

/** A pool is shown on a page of its load balancer. */
const search = defineSearch<PoolRecord>({
  type: 'load_balancer_pool',
  subject: loadBalancerPoolSubjects.list,
  addresses: ['addresses'],
  show: async (tx, { loadbalancer_id, project_id }) => ({
    detail: (await balancerRecords.in(tx).get(loadbalancer_id))?.name ?? '',
    project_id,
    parent_id: loadbalancer_id,
  }),
});

export const embeddedLoadBalancerPools: EmbeddedResource<LoadBalancerPoolEngine> = {
  open: ({ store, sealing }) => createEmbeddedLoadBalancerPools(store, sealing),
  views: [poolViews],
  audited: [
    {
      kind: poolRecords.kind,
      subject: loadBalancerPoolSubjects.item,
      ignored: ['addresses', 'members[].health', 'members[].since'],
      secrets: { sealed_key: 'private_key' },
    },
  ],
  tasks: [deleteMany.task],
  search,
};
