import { type LoadBalancer, type LoadBalancerPool, whyNotChangePool } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import square from 'lucide-static/icons/square.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { forFirst, type RowAction } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useBlockedText } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { pools } from './pool.ts';
import { usePoolActs } from './usePoolActs.ts';
import { poolWords } from './words.ts';

registerIcons({ pencil, play, square, 'trash-2': trash });

/** What a row of a pool offers, by what the role may do and the state allows. `returnRoute`: where its forms lead back to. */
export function usePoolRowActions(
  balancer: LoadBalancer,
  onDelete: (chosen: readonly LoadBalancerPool[]) => void,
  returnRoute?: 'pools',
): RowAction<LoadBalancerPool>[] {
  const t = useText(poolWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayUpdate = useCan(pools.subjects.item, 'update');
  const mayDelete = useCan(pools.subjects.item, 'delete');
  const blocked = useBlockedText();
  const acts = usePoolActs(balancer);
  const toForm = (key: string, label: string, path: typeof poolPaths.edit) => ({
    key,
    label,
    icon: 'pencil',
    blocked: (pool: LoadBalancerPool) => blocked(whyNotChangePool(pool, balancer)),
    run: forFirst(({ id }: LoadBalancerPool) =>
      navigate({ pathname: path(balancer.id, id, returnRoute), ...(returnRoute && { search }) }),
    ),
  });
  const changes: RowAction<LoadBalancerPool>[] = [
    toForm('edit', t('edit.action'), poolPaths.edit),
    toForm('members', t('members.edit'), poolPaths.editMembers),
    toForm('health', t('monitor.edit'), poolPaths.editHealth),
    toForm('cidrs', t('cidrs.edit'), poolPaths.editCidrs),
    ...acts.map(({ key, label, icon, whyNot, run }) => ({
      key,
      label,
      icon,
      blocked: (pool: LoadBalancerPool) => blocked(whyNot(pool)),
      run: forFirst(run),
    })),
  ];
  const removal: RowAction<LoadBalancerPool> = {
    key: 'delete',
    label: t('delete.action'),
    icon: 'trash-2',
    danger: true,
    bulk: true,
    blocked: (pool) => blocked(whyNotChangePool(pool, balancer)),
    run: onDelete,
  };
  return [...(mayUpdate ? changes : []), ...(mayDelete ? [removal] : [])];
}
