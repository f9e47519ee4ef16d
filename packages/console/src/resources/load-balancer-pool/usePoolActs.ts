import { type LoadBalancer, type LoadBalancerPool, type WhyNotBalance, whyNotChangePool } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { useText } from '../../kit/text/index.ts';
import { trackTransition, useRunAction } from '../load-balancer/index.ts';
import { pools } from './pool.ts';
import { poolWords } from './words.ts';

export interface PoolAct {
  readonly key: 'enable' | 'disable';
  readonly label: string;
  readonly icon: string;
  readonly whyNot: (pool: LoadBalancerPool) => WhyNotBalance | null;
  readonly run: (pool: LoadBalancerPool) => void;
}

/** What is done to a pool without a form. Neither stands in for the other: each is there, with its reason. */
export function usePoolActs(balancer: LoadBalancer): readonly PoolAct[] {
  const t = useText(poolWords);
  const act = useRunAction();
  const turn = (enabled: boolean) => (pool: LoadBalancerPool) =>
    act(
      async () => {
        const { id } = pool;
        const saved = await pools.items.mutate(() => call(pools.api.update, { params: { id }, body: { enabled } }));
        const { name } = saved;
        trackTransition(saved, {
          running: t(enabled ? 'enable.done' : 'disable.done', { name }),
          done: t('updated', { name }),
          failed: t('action.failed', { name }),
        });
      },
      t('action.failed', { name: pool.name }),
    );
  return [
    {
      key: 'enable',
      icon: 'play',
      label: t('enable.action'),
      whyNot: (pool) => whyNotChangePool(pool, balancer) ?? (pool.enabled ? 'enabled' : null),
      run: turn(true),
    },
    {
      key: 'disable',
      icon: 'square',
      label: t('disable.action'),
      whyNot: (pool) => whyNotChangePool(pool, balancer) ?? (pool.enabled ? null : 'disabled'),
      run: turn(false),
    },
  ];
}
