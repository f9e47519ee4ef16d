import type { LoadBalancer, LoadBalancerPool } from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';

interface Shown {
  readonly balancer: LoadBalancer;
  readonly pool: LoadBalancerPool;
}

/** The pool whose details page a tab lies in, and the load balancer above it. */
export const usePool = (): Shown => useOutletContext<Shown>();
