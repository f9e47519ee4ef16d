import {
  type LoadBalancer,
  type LoadBalancerPool,
  loadBalancerPoolApi,
  loadBalancerPoolEvent,
  loadBalancerPoolSubjects,
} from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords, partOf } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const poolWords = defineResourceWords<typeof en>(
  'load-balancer-pool',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const pools = {
  ...defineResource<LoadBalancerPool, typeof loadBalancerPoolApi>({
    name: 'load_balancer_pool',
    api: loadBalancerPoolApi,
    subjects: loadBalancerPoolSubjects,
    event: loadBalancerPoolEvent,
    label: (pool) => pool.name,
    owner: (pool) => pool,
    shownOn: { resource: 'load_balancer', tab: 'pools', id: (pool) => pool.loadbalancer_id },
  }),
  words: poolWords,
  icon: 'menu-load-balancers',
};

export const memberWords = partOf(poolWords, 'member');
export const cidrWords = partOf(poolWords, 'cidr');

/** The load balancer on whose page the pools are listed. */
export const useParent = (): LoadBalancer => useOutletContext<LoadBalancer>();

interface Shown {
  readonly balancer: LoadBalancer;
  readonly pool: LoadBalancerPool;
}

/** The pool whose details page a tab lies in, and the load balancer above it. */
export const usePool = (): Shown => useOutletContext<Shown>();
