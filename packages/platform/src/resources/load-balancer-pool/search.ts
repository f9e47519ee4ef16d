import { loadBalancerPoolSubjects } from '@skydeck/contract';
import { addressesWith } from '../kit/search/define-search.ts';
import { ownedSearch } from '../kit/search/owned-search.ts';
import { balancerRecords, type PoolRecord, poolRecords } from '../load-balancer/records.ts';

export const loadBalancerPoolSearch = ownedSearch<PoolRecord>({
  kind: poolRecords.kind,
  subject: loadBalancerPoolSubjects.list,
  addresses: ['addresses'],
  partIds: ['members[].id'],
  // A pool is shown on a page of its load balancer.
  hit: async ({ loadbalancer_id: id, addresses }, tx, text) => ({
    detail: [(await balancerRecords.in(tx).get(id))?.name ?? '', ...addressesWith(text, addresses.split(' '))].join(
      ' ',
    ),
    parent_id: id,
  }),
});
