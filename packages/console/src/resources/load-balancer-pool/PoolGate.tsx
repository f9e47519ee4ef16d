import type { LoadBalancer, LoadBalancerPool } from '@skydeck/contract';
import type { ReactNode } from 'react';
import { ItemGate } from '../../kit/details/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { loadBalancers } from '../load-balancer/index.ts';
import { pools } from './pool.ts';

interface Props {
  readonly gone?: ReactNode;
  readonly children: (balancer: LoadBalancer, pool: LoadBalancerPool) => ReactNode;
}

/** The load balancer that the address names, and below it its pool. */
export function PoolGate({ gone, children }: Props) {
  const balancer = useItem(loadBalancers, useParam('loadBalancerId'));
  const pool = useItem(pools, useParam('loadBalancerPoolId'));
  return (
    <ItemGate state={balancer} gone={gone}>
      {(above) => (
        <ItemGate state={pool} gone={gone}>
          {(item) => children(above, item)}
        </ItemGate>
      )}
    </ItemGate>
  );
}
