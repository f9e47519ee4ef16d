import { loadBalancerPoolSorts, loadBalancerPoolSubjects } from '@skydeck/contract';
import { createBulkDelete } from '../../engines/embedded/bulk-delete.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { ownedBy, owns } from '../../engines/embedded/access.ts';
import type { ListRules } from '../../http/list-query.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Store } from '../../store/store.ts';
import { findPool, poolsIn } from '../load-balancer/embedded/records.ts';
import { beginPoolRemoval } from '../load-balancer/embedded/removal.ts';
import { periodOf, statsOf } from '../load-balancer/embedded/stats.ts';
import { poolViews } from '../load-balancer/embedded/views.ts';
import { createPool, updatePool } from './embedded/change.ts';
import type { LoadBalancerPoolEngine } from './port.ts';

const rules: ListRules = {
  sorts: loadBalancerPoolSorts,
  filters: {
    name: 'name',
    id: 'id',
    status: 'status',
    enabled: 'enabled',
    loadbalancer_id: 'loadbalancer_id',
    protocol: 'protocol',
    backend_protocol: 'backend_protocol',
    lb_algorithm: 'lb_algorithm',
    project_id: 'project_id',
    domain_id: 'domain_id',
  },
  search: ['name', 'id', 'addresses'],
};

const deleteMany = createBulkDelete({
  task: 'compute.load_balancer_pools.delete_many',
  subject: loadBalancerPoolSubjects.item,
  documents: poolsIn,
  sees: (actor, pool) => owns(actor, pool),
  remove: (tx, actor, id) => beginPoolRemoval(tx, actor, id, { together: true }),
});

export function createEmbeddedLoadBalancerPools(store: Store, sealing: Sealing): LoadBalancerPoolEngine {
  return {
    list: (scope, query) =>
      store.read((tx) => listViews(poolsIn(tx), query, rules, ownedBy(scope), (pools) => poolViews(tx, pools))),
    read: (scope, id) =>
      store.read(async (tx) => {
        const [view] = await poolViews(tx, [(await findPool(tx, scope, id)).pool]);
        if (!view) throw new TypeError('One record has one view');
        return view;
      }),
    create: (scope, body) => store.write((tx) => createPool(tx, scope, sealing, body)),
    update: (scope, id, body, revision) => store.write((tx) => updatePool(tx, scope, sealing, { id, body, revision })),
    remove: (scope, id) => store.write((tx) => beginPoolRemoval(tx, scope, id)),
    removeMany: (scope, ids) => deleteMany.start(store, scope, ids),
    stats: (scope, id, query) =>
      store.read(async (tx) => {
        const period = periodOf(query);
        const { pool, balancer } = await findPool(tx, scope, id);
        return statsOf(balancer, [pool], period, tx.now);
      }),
  };
}

export const loadBalancerPoolTasks = [deleteMany.task];
