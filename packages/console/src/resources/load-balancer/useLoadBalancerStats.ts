import type { StatsPeriod } from '@skydeck/contract';
import { useCallback } from 'react';
import { call } from '../../kit/data/client.ts';
import { loadBalancers } from './load-balancer.ts';

/** Says by its identity whose numbers it asks for. */
export const useLoadBalancerStats = (id: string) =>
  useCallback(
    (period: StatsPeriod, signal: AbortSignal) =>
      call(loadBalancers.api.stats, { params: { id }, query: { period }, signal }),
    [id],
  );
