import { StatsCharts } from '../load-balancer/index.ts';
import { usePool } from './pool.ts';
import { usePoolStats } from './usePoolStats.ts';

/** Connections and traffic of one pool. */
export function PoolOverview() {
  return <StatsCharts load={usePoolStats(usePool().pool.id)} />;
}
