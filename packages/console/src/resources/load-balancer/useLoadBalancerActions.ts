import {
  type LoadBalancer,
  type WhyNotBalance,
  whyNotChangeBalancer,
  whyNotDeleteBalancer,
  whyNotDisableBalancer,
  whyNotEnableBalancer,
  whyNotFailoverBalancer,
  whyNotRecreateBalancer,
} from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import hammer from 'lucide-static/icons/hammer.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import replace from 'lucide-static/icons/replace.svg?raw';
import square from 'lucide-static/icons/square.svg?raw';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { call } from '../../kit/data/client.ts';
import { type Actions, deleteAction, editAction, forFirst, namedAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';
import { loadBalancerPaths } from './paths.ts';
import { trackTransition } from './track-transition.ts';
import { useBlockedText } from './useBlockedText.ts';
import { useRunAction } from './useRunAction.ts';

registerIcons({ hammer, play, replace, square });

const LoadBalancerDelete = lazyComponent(async () => (await import('./LoadBalancerDelete.tsx')).LoadBalancerDelete);

type Act = 'enable' | 'disable' | 'recreate' | 'failover';

const { api } = loadBalancers;
const changes: Readonly<Record<Act, (id: string) => Promise<LoadBalancer>>> = {
  enable: (id) => call(api.update, { params: { id }, body: { enabled: true } }),
  disable: (id) => call(api.update, { params: { id }, body: { enabled: false } }),
  recreate: (id) => call(api.recreate, { params: { id }, body: {} }),
  failover: (id) => call(api.failover, { params: { id }, body: {} }),
};

/** What can be done to load balancers. `shown`: the one whose page this is. */
export function useLoadBalancerActions(shown?: LoadBalancer): Actions<LoadBalancer> {
  const t = useText(loadBalancerWords);
  const blockedText = useBlockedText();
  const run = useAct();
  const blocked = (whyNot: (balancer: LoadBalancer) => WhyNotBalance | null) => (balancer: LoadBalancer) =>
    blockedText(whyNot(balancer));
  // None of them stands in for another: each is there, with its reason.
  const act = (key: Act, icon: string, whyNot: Parameters<typeof blocked>[0]) =>
    namedAction(t, key, icon, { blocked: blocked(whyNot), run: forFirst((balancer) => run(key, balancer)) });
  return useActions(loadBalancers.subjects.item, shown, [
    editAction(t, ({ id }) => loadBalancerPaths.edit(id, shown && 'details'), blocked(whyNotChangeBalancer)),
    act('enable', 'play', whyNotEnableBalancer),
    act('disable', 'square', whyNotDisableBalancer),
    act('recreate', 'hammer', whyNotRecreateBalancer),
    act('failover', 'replace', whyNotFailoverBalancer),
    deleteAction(t, loadBalancerPaths.list(), LoadBalancerDelete, blocked(whyNotDeleteBalancer)),
  ]);
}

/** What is done to a load balancer without a form. */
function useAct() {
  const t = useText(loadBalancerWords);
  const runAction = useRunAction();
  return (key: Act, balancer: LoadBalancer) =>
    runAction(
      async () => {
        const saved = await loadBalancers.items.mutate(() => changes[key](balancer.id));
        const { name } = saved;
        trackTransition(saved, {
          running: t(`${key}.done`, { name }),
          done: key === 'recreate' || key === 'failover' ? t(`${key}.finished`, { name }) : t('updated', { name }),
          failed: t('action.failed', { name }),
        });
      },
      t('action.failed', { name: balancer.name }),
    );
}
