import { loadBalancerPoolSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/viewer.ts';
import { searchOf } from '../../search/embedded-line.ts';
import { balancersIn, type PoolRecord } from '../load-balancer/embedded/records.ts';

/** A pool is shown on a page of its load balancer. */
export const loadBalancerPoolSearch = searchOf<PoolRecord>({
  type: 'load_balancer_pool',
  subject: loadBalancerPoolSubjects.list,
  addresses: ['addresses'],
  where: (_, scope) => ownedBy(scope),
  show: async (tx, { loadbalancer_id, project_id }) => ({
    detail: (await balancersIn(tx).get(loadbalancer_id))?.name ?? '',
    project_id,
    parent_id: loadbalancer_id,
  }),
});
