import type { LoadBalancer } from '@skydeck/contract';
import { ItemGate } from '../../kit/details/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { loadBalancers } from './load-balancer.ts';
import { useLoadBalancerStats } from './useLoadBalancerStats.ts';

/** In a partner's page: the charts of one load balancer. */
export function LoadBalancerChart() {
  return (
    <ItemGate state={useItem(loadBalancers, useParam('loadBalancerId'))}>
      {(balancer: LoadBalancer) => <Framed id={balancer.id} name={balancer.name} />}
    </ItemGate>
  );
}

const Framed = ({ id, name }: { id: string; name: string }) => (
  <ChartFrame name={name} load={useLoadBalancerStats(id)} />
);
