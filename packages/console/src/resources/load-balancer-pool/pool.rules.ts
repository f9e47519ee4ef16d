import { type LoadBalancerPool, type PoolAlgorithm, poolAlgorithms } from '@skydeck/contract';

export const isKnownAlgorithm = (algorithm: string): algorithm is PoolAlgorithm =>
  (poolAlgorithms as readonly string[]).includes(algorithm);

/** `HTTPS 443 → HTTP 80`: the names of protocols are the same in every language. */
export const portsOf = (
  pool: Pick<LoadBalancerPool, 'protocol' | 'protocol_port' | 'backend_protocol' | 'backend_protocol_port'>,
): string => `${pool.protocol} ${pool.protocol_port} → ${pool.backend_protocol} ${pool.backend_protocol_port}`;
