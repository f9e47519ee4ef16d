import { usePageItem } from '../../kit/details/index.ts';
import { useLoadBalancerStats } from './useLoadBalancerStats.ts';
import { StatsCharts } from './StatsCharts.tsx';
import { loadBalancers } from './load-balancer.ts';

/** Connections and traffic of all its pools. */
export function LoadBalancerOverview() {
  return <StatsCharts load={useLoadBalancerStats(usePageItem(loadBalancers).id)} />;
}
