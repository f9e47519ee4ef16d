import { StatsCharts } from '../load-balancer/index.ts';
import { usePool } from './pool.ts';
import { usePoolStats } from './usePoolStats.ts';

/** Connections, traffic and errors of one pool. */
export function PoolOverview() {
  const { pool } = usePool();
  return <StatsCharts load={usePoolStats(pool.id)} connectionLimit={pool.connection_limit} />;
}
