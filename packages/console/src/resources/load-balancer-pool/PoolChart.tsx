import type { LoadBalancerPool } from '@skydeck/contract';
import { ChartFrame } from '../load-balancer/index.ts';
import { PoolGate } from './PoolGate.tsx';
import { usePoolStats } from './usePoolStats.ts';

/** In a partner's page: the charts of one pool. */
export function PoolChart() {
  return <PoolGate>{(_, pool) => <Framed pool={pool} />}</PoolGate>;
}

const Framed = ({ pool }: { pool: LoadBalancerPool }) => (
  <ChartFrame name={pool.name} load={usePoolStats(pool.id)} connectionLimit={pool.connection_limit} />
);
