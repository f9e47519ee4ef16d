import { protocolsOf } from '@skydeck/contract';
import type { PoolDraft } from '../load-balancer-pool/pool.form.ts';

/** `HTTPS 443 → HTTP 80`: the names of protocols are the same in every language. */
export function facesOfPool({ mode, port, backendPort }: Pick<PoolDraft, 'mode' | 'port' | 'backendPort'>): string {
  const [client, member] = protocolsOf[mode];
  return `${client} ${port} → ${member} ${backendPort}`;
}

/** The same with an added or a changed pool; `at` null adds. */
export const withPool = (pools: readonly PoolDraft[], at: number | null, pool: PoolDraft): PoolDraft[] =>
  at === null || at >= pools.length ? [...pools, pool] : pools.map((one, place) => (place === at ? pool : one));
