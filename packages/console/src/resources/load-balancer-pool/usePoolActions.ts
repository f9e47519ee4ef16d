import { type LoadBalancer, type LoadBalancerPool, type WhyNotBalance, whyNotChangePool } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import play from 'lucide-static/icons/play.svg?raw';
import square from 'lucide-static/icons/square.svg?raw';
import { call } from '../../kit/data/client.ts';
import { deletionOf } from '../../kit/confirm/index.ts';
import {
  type Actions,
  deleteAction,
  editAction,
  forFirst,
  namedAction,
  type OfferedAction,
  useActions,
} from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { trackTransition, useBlockedText, useRunAction } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { pools, poolWords } from './pool.ts';

registerIcons({ play, square });

const PoolDelete = deletionOf(pools, {
  words: poolWords,
  distinct: 'chosen',
  answered: 'stays',
  detail: ({ members }, t) => members.length > 0 && t('delete.members', { count: members.length }),
  stops: ({ protocol_port: port, loadbalancer_name: name }, t) => [
    t('delete.stops_requests', { port: String(port), name }),
  ],
  keeps: ({ members }, t) => [members.length > 0 && t('delete.keeps_members', { count: members.length })],
  isUsed: ({ members }) => members.length > 0,
});

/** What can be done to pools of a load balancer. `shown`: the one whose page this is. */
export function usePoolActions(balancer: LoadBalancer, shown?: LoadBalancerPool): Actions<LoadBalancerPool> {
  const t = useText(poolWords);
  const blockedText = useBlockedText();
  const turn = useSwitch();
  const blocked = (pool: LoadBalancerPool) => blockedText(whyNotChangePool(pool, balancer));
  const pathOf =
    (path: typeof poolPaths.edit) =>
    ({ id }: LoadBalancerPool) =>
      path(balancer.id, id, shown ? undefined : 'pools');
  const toForm = (key: string, label: string, path: typeof poolPaths.edit): OfferedAction<LoadBalancerPool> => ({
    key,
    label,
    icon: 'pencil',
    right: 'update',
    blocked,
    to: pathOf(path),
  });
  // Neither stands in for the other: each is there, with its reason.
  const toSwitch = (key: 'enable' | 'disable', icon: string, enabled: boolean) =>
    namedAction(t, key, icon, {
      blocked: (pool: LoadBalancerPool) => blockedText(whyNotChangePool(pool, balancer) ?? whyNotSwitch(pool, enabled)),
      run: forFirst((pool: LoadBalancerPool) => turn(pool, enabled)),
    });
  return useActions(pools.subjects.item, shown, [
    editAction(t, pathOf(poolPaths.edit), blocked),
    toForm('members', t('members.edit'), poolPaths.editMembers),
    toForm('health', t('monitor.edit'), poolPaths.editHealth),
    toForm('cidrs', t('cidrs.edit'), poolPaths.editCidrs),
    toSwitch('enable', 'play', true),
    toSwitch('disable', 'square', false),
    deleteAction(t, poolPaths.list(balancer.id), PoolDelete, blocked),
  ]);
}

function whyNotSwitch(pool: LoadBalancerPool, enabled: boolean): WhyNotBalance | null {
  if (pool.enabled !== enabled) return null;
  return enabled ? 'enabled' : 'disabled';
}

/** What is done to a pool without a form. */
function useSwitch() {
  const t = useText(poolWords);
  const runAction = useRunAction();
  return (pool: LoadBalancerPool, enabled: boolean) =>
    runAction(
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
}
