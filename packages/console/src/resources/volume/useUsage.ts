import { metricApi, readSample, type Volume, volumeQueries } from '@skydeck/contract';
import { useCallback } from 'react';
import { call } from '../../kit/data/client.ts';
import { useAnswer } from '../../kit/data/useAnswer.ts';

/** Bytes that the contents of a volume take; 0 where nobody can tell. null: not known yet. */
// spec: metric.volume
export function useUsage({ id }: Pick<Volume, 'id'>): number | null {
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const { data } = await call(metricApi.query, { query: { query: volumeQueries.usage(id) }, signal });
      return readSample(data.result[0]?.value[1] ?? '0') ?? 0;
    },
    [id],
  );
  const { item, phase } = useAnswer(ask);
  return phase === 'loading' ? null : (item ?? 0);
}
