import { loadBalancerPoolSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/access.ts';
import { defineSearch } from '../../search/define-search.ts';
import { balancerRecords, type PoolRecord } from '../load-balancer/embedded/records.ts';

/** A pool is shown on a page of its load balancer. */
export const loadBalancerPoolSearch = defineSearch<PoolRecord>({
  type: 'load_balancer_pool',
  subject: loadBalancerPoolSubjects.list,
  addresses: ['addresses'],
  where: (_, scope) => ownedBy(scope),
  show: async (tx, { loadbalancer_id, project_id }) => ({
    detail: (await balancerRecords.in(tx).get(loadbalancer_id))?.name ?? '',
    project_id,
    parent_id: loadbalancer_id,
  }),
});
