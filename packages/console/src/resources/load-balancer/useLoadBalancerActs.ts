import {
  type LoadBalancer,
  type WhyNotBalance,
  whyNotDisableBalancer,
  whyNotEnableBalancer,
  whyNotFailoverBalancer,
  whyNotRecreateBalancer,
} from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { useText } from '../../kit/text/index.ts';
import { loadBalancers } from './load-balancer.ts';
import { trackTransition } from './track-transition.ts';
import { useRunAction } from './useRunAction.ts';
import { loadBalancerWords } from './words.ts';

export interface Act {
  readonly key: 'enable' | 'disable' | 'recreate' | 'failover';
  readonly label: string;
  readonly icon: string;
  readonly whyNot: (balancer: LoadBalancer) => WhyNotBalance | null;
  readonly run: (balancer: LoadBalancer) => void;
}

const { api } = loadBalancers;

type Change = (balancer: LoadBalancer) => Promise<LoadBalancer>;
const changes: Readonly<Record<Act['key'], Change>> = {
  enable: ({ id }) => call(api.update, { params: { id }, body: { enabled: true } }),
  disable: ({ id }) => call(api.update, { params: { id }, body: { enabled: false } }),
  recreate: ({ id }) => call(api.recreate, { params: { id }, body: {} }),
  failover: ({ id }) => call(api.failover, { params: { id }, body: {} }),
};

/** What is done to a load balancer without a form. None of them stands in for another: each is there, with its reason. */
export function useLoadBalancerActs(): readonly Act[] {
  const t = useText(loadBalancerWords);
  const act = useRunAction();
  const run = (key: Act['key']) => (balancer: LoadBalancer) =>
    act(
      async () => {
        const saved = await loadBalancers.items.mutate(() => changes[key](balancer));
        const { name } = saved;
        trackTransition(saved, {
          running: t(`${key}.done`, { name }),
          done: key === 'recreate' || key === 'failover' ? t(`${key}.finished`, { name }) : t('updated', { name }),
          failed: t('action.failed', { name }),
        });
      },
      t('action.failed', { name: balancer.name }),
    );
  return [
    { key: 'enable', icon: 'play', label: t('enable.action'), whyNot: whyNotEnableBalancer, run: run('enable') },
    { key: 'disable', icon: 'square', label: t('disable.action'), whyNot: whyNotDisableBalancer, run: run('disable') },
    {
      key: 'recreate',
      icon: 'hammer',
      label: t('recreate.action'),
      whyNot: whyNotRecreateBalancer,
      run: run('recreate'),
    },
    {
      key: 'failover',
      icon: 'replace',
      label: t('failover.action'),
      whyNot: whyNotFailoverBalancer,
      run: run('failover'),
    },
  ];
}
