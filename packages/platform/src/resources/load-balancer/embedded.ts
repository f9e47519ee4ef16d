import { loadBalancerSorts, loadBalancerSubjects } from '@skydeck/contract';
import { createBulkDelete } from '../../engines/embedded/bulk-delete.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { ownedBy, owns } from '../../engines/embedded/access.ts';
import type { ListRules } from '../../http/list-query.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Store } from '../../store/store.ts';
import { failoverBalancer, recreateBalancer, updateBalancer } from './embedded/change.ts';
import { createBalancer } from './embedded/create.ts';
import { healthJobHandler } from './embedded/health.ts';
import { balancersIn, findBalancer, poolsOf } from './embedded/records.ts';
import { beginRemoval, removalJobHandlers } from './embedded/removal.ts';
import { periodOf, statsOf } from './embedded/stats.ts';
import { balancerViews } from './embedded/views.ts';
import { transitionTasks } from './embedded/transitions.ts';
import type { LoadBalancerEngine } from './port.ts';

const rules: ListRules = {
  sorts: loadBalancerSorts,
  filters: {
    name: 'name',
    id: 'id',
    status: 'status',
    enabled: 'enabled',
    network_id: 'network_id',
    flavor_id: 'flavor_id',
    topology: 'topology',
    project_id: 'project_id',
    domain_id: 'domain_id',
  },
  search: ['name', 'id', 'address'],
};

const deleteMany = createBulkDelete({
  task: 'compute.load_balancers.delete_many',
  subject: loadBalancerSubjects.item,
  documents: balancersIn,
  sees: (actor, balancer) => owns(actor, balancer),
  remove: beginRemoval,
});

export function createEmbeddedLoadBalancers(store: Store, sealing: Sealing): LoadBalancerEngine {
  return {
    list: (scope, query) =>
      store.read((tx) =>
        listViews(balancersIn(tx), query, rules, ownedBy(scope), (balancers) => balancerViews(tx, balancers)),
      ),
    read: (scope, id) =>
      store.read(async (tx) => {
        const [view] = await balancerViews(tx, [await findBalancer(tx, scope, id)]);
        if (!view) throw new TypeError('One record has one view');
        return view;
      }),
    create: (scope, body) => store.write((tx) => createBalancer(tx, scope, sealing, body)),
    update: (scope, id, body, revision) => store.write((tx) => updateBalancer(tx, scope, id, body, revision)),
    remove: (scope, id) => store.write((tx) => beginRemoval(tx, scope, id)),
    removeMany: (scope, ids) => deleteMany.start(store, scope, ids),
    recreate: (scope, id) => store.write((tx) => recreateBalancer(tx, scope, id)),
    failover: (scope, id) => store.write((tx) => failoverBalancer(tx, scope, id)),
    stats: (scope, id, query) =>
      store.read(async (tx) => {
        const period = periodOf(query);
        return statsOf(await findBalancer(tx, scope, id), await poolsOf(tx, id), period, tx.now);
      }),
  };
}

export const loadBalancerTasks = [deleteMany.task, ...transitionTasks];
export const loadBalancerJobHandlers = [healthJobHandler, ...removalJobHandlers];
