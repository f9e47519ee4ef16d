import type { StatsPeriod } from '@skydeck/contract';
import { useCallback } from 'react';
import { call } from '../../kit/data/client.ts';
import { pools } from './pool.ts';

/** Says by its identity whose numbers it asks for. */
export const usePoolStats = (id: string) =>
  useCallback(
    (period: StatsPeriod, signal: AbortSignal) => call(pools.api.stats, { params: { id }, query: { period }, signal }),
    [id],
  );
