import {
  type LoadBalancerPoolUpdate,
  type LoadBalancerPoolBody,
  loadBalancerPoolSorts,
  loadBalancerPoolSubjects,
} from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../../http/list-query.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { addressesWith } from '../../../engines/embedded/define-search.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { findPool, poolRecords, balancerRecords } from '../../load-balancer/embedded/records.ts';
import { beginPoolRemoval, periodOf, poolViews, statsOf } from '../../load-balancer/embedded/index.ts';
import { createPool, updatePool } from './change.ts';
import type { LoadBalancerPoolEngine } from '../port.ts';

const rules: ListRules = {
  sorts: loadBalancerPoolSorts,
  counts: { members_count: { list: 'members' } },
  filters: {
    ...ownedFilters,
    ...sameName('status', 'enabled', 'loadbalancer_id', 'protocol', 'backend_protocol', 'lb_algorithm'),
  },
  search: ['name', 'id', 'addresses'],
};

const pools = ownedResource({
  tasks: 'compute.load_balancer_pools',
  subjects: loadBalancerPoolSubjects,
  records: poolRecords,
  views: poolViews,
  rules,
  remove: (tx, actor, id) => beginPoolRemoval(tx, actor, id, { together: true }),
  audit: {
    ignored: ['addresses', 'members[].health', 'members[].since'],
    secrets: { sealed_key: 'private_key' },
  },
  addresses: ['addresses'],
  partIds: ['members[].id'],
  // A pool is shown on a page of its load balancer.
  hit: async ({ loadbalancer_id: id, addresses }, tx, text) => ({
    detail: [(await balancerRecords.in(tx).get(id))?.name ?? '', ...addressesWith(text, addresses.split(' '))].join(
      ' ',
    ),
    parent_id: id,
  }),
  isCounted: false,
});

export function createEmbeddedLoadBalancerPools(store: Store, sealing: Sealing): LoadBalancerPoolEngine {
  return {
    ...pools.crud(store, {
      create: (tx, scope, body: LoadBalancerPoolBody) => createPool(tx, scope, sealing, body),
      update: (tx, scope, id, body: LoadBalancerPoolUpdate, revision) =>
        updatePool(tx, scope, sealing, { id, body, revision }),
      remove: beginPoolRemoval,
    }),
    stats: (scope, id, query) =>
      store.read(async (tx) => {
        const period = periodOf(query);
        const { pool, balancer } = await findPool(tx, scope, id);
        return statsOf(balancer, [pool], period, tx.now);
      }),
  };
}

export const embeddedLoadBalancerPools: EmbeddedResource<LoadBalancerPoolEngine> = {
  open: ({ store, sealing }) => createEmbeddedLoadBalancerPools(store, sealing),
  ...pools.parts,
};
