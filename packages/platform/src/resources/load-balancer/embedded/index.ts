import { loadBalancerSorts, loadBalancerSubjects, loadBalancerEvent } from '@skydeck/contract';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { type ListRules, sameName, ownedFilters } from '../../../http/list-query.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Store } from '../../../store/store.ts';
import { crudOf } from '../../../engines/embedded/crud-of.ts';
import { defineSearch } from '../../../engines/embedded/define-search.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { countDocuments } from '../../../engines/embedded/count-documents.ts';
import { failoverBalancer, recreateBalancer, updateBalancer } from './change.ts';
import { createBalancer } from './create.ts';
import { healthJobHandler } from './health.ts';
import { balancerRecords, poolsOf, type LoadBalancerRecord } from './records.ts';
import { beginRemoval, removalJobHandlers } from './removal.ts';
import { periodOf, statsOf } from './stats.ts';
import { balancerViews } from './views.ts';
import type { LoadBalancerEngine } from '../port.ts';
import { transitionTasks } from './transitions.ts';

const rules: ListRules = {
  sorts: loadBalancerSorts,
  filters: { ...ownedFilters, ...sameName('status', 'enabled', 'network_id', 'flavor_id', 'topology') },
  search: ['name', 'id', 'address'],
};

const deleteMany = createBulkDelete({
  task: 'compute.load_balancers.delete_many',
  subject: loadBalancerSubjects.item,
  documents: balancerRecords.in,
  remove: beginRemoval,
});

export function createEmbeddedLoadBalancers(store: Store, sealing: Sealing): LoadBalancerEngine {
  return {
    ...crudOf(store, {
      records: balancerRecords,
      views: balancerViews,
      rules,
      create: (tx, scope, body) => createBalancer(tx, scope, sealing, body),
      update: updateBalancer,
      remove: beginRemoval,
      deleteMany,
    }),
    recreate: (scope, id) => store.write((tx) => recreateBalancer(tx, scope, id), scope),
    failover: (scope, id) => store.write((tx) => failoverBalancer(tx, scope, id), scope),
    stats: (scope, id, query) =>
      store.read(async (tx) => {
        const period = periodOf(query);
        return statsOf(await balancerRecords.find(tx, scope, id), await poolsOf(tx, id), period, tx.now);
      }),
  };
}

const search = defineSearch<LoadBalancerRecord>({
  type: 'load_balancer',
  subject: loadBalancerSubjects.list,
  addresses: ['address'],
  show: (_, { address, project_id }) => ({ detail: address, project_id }),
});

export const embeddedLoadBalancers: EmbeddedResource<LoadBalancerEngine> = {
  open: ({ store, sealing }) => createEmbeddedLoadBalancers(store, sealing),
  views: [balancerViews],
  audited: [{ kind: balancerRecords.kind, subject: loadBalancerSubjects.item, ignored: ['amphorae'] }],
  tasks: [deleteMany.task, ...transitionTasks],
  jobHandlers: [healthJobHandler, ...removalJobHandlers],
  search,
  count: countDocuments(loadBalancerEvent.name, loadBalancerSubjects.list),
};
