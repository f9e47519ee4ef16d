import { type LoadBalancerPoolUpdate, type LoadBalancerPoolBody, loadBalancerPoolSubjects } from '@skydeck/contract';
import type { Sealing } from '../../../store/sealing.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { findPool, poolRecords } from '../../load-balancer/records.ts';
import { beginPoolRemoval, statsOf } from '../../load-balancer/embedded/index.ts';
import { periodOf, poolViews } from '../../load-balancer/index.ts';
import { createPool, updatePool } from './change.ts';
import { loadBalancerPoolSearch } from '../search.ts';
import { loadBalancerPoolListRules, type LoadBalancerPoolEngine } from '../port.ts';

const pools = ownedResource({
  tasks: 'compute.load_balancer_pools',
  subjects: loadBalancerPoolSubjects,
  records: poolRecords,
  views: poolViews,
  rules: loadBalancerPoolListRules,
  remove: (tx, actor, id) => beginPoolRemoval(tx, actor, id, { together: true }),
  audit: {
    ignored: ['addresses', 'members[].health', 'members[].since'],
    secrets: { sealed_key: 'private_key' },
  },
  search: loadBalancerPoolSearch,
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
