import { useLoadBalancerStats } from './useLoadBalancerStats.ts';
import { StatsCharts } from './StatsCharts.tsx';
import { useLoadBalancer } from './load-balancer.ts';

/** Connections and traffic of all its pools. */
export function LoadBalancerOverview() {
  return <StatsCharts load={useLoadBalancerStats(useLoadBalancer().id)} />;
}
