import { ChartFrame } from '../load-balancer/index.ts';
import { PoolGate } from './PoolGate.tsx';
import { usePoolStats } from './usePoolStats.ts';

/** In a partner's page: the charts of one pool. */
export function PoolChart() {
  return <PoolGate>{(_, pool) => <Framed id={pool.id} name={pool.name} />}</PoolGate>;
}

const Framed = ({ id, name }: { id: string; name: string }) => <ChartFrame name={name} load={usePoolStats(id)} />;
