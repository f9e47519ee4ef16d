import type { PoolDraft } from './pool.form.ts';

/** A new pool begins at the customary port, unless another one listens there: then its port is still to be chosen. */
export const withFreePort = (pool: PoolDraft, others: readonly Pick<PoolDraft, 'port'>[]): PoolDraft =>
  others.some(({ port }) => port === pool.port) ? { ...pool, port: '' } : pool;
