import { type LoadBalancer, whyNotChangeBalancer, whyNotDeleteBalancer } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import hammer from 'lucide-static/icons/hammer.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import replace from 'lucide-static/icons/replace.svg?raw';
import square from 'lucide-static/icons/square.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useCan } from '../../kit/permissions/abilities.ts';
import { forFirst, type RowAction } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { loadBalancers } from './load-balancer.ts';
import { useBlockedText } from './useBlockedText.ts';
import { useLoadBalancerActs } from './useLoadBalancerActs.ts';
import { loadBalancerWords } from './words.ts';

registerIcons({ hammer, pencil, play, replace, square, 'trash-2': trash });

/** What can be done to a load balancer, in its row and on its page, by what the role may do and the state allows. */
export function useLoadBalancerRowActions(
  edit: (balancer: LoadBalancer) => void,
  onDelete: (chosen: readonly LoadBalancer[]) => void,
): RowAction<LoadBalancer>[] {
  const t = useText(loadBalancerWords);
  const mayUpdate = useCan(loadBalancers.subjects.item, 'update');
  const mayDelete = useCan(loadBalancers.subjects.item, 'delete');
  const blocked = useBlockedText();
  const acts = useLoadBalancerActs();
  const changes: RowAction<LoadBalancer>[] = [
    {
      key: 'edit',
      label: t('edit.action'),
      icon: 'pencil',
      blocked: (one) => blocked(whyNotChangeBalancer(one)),
      run: forFirst(edit),
    },
    ...acts.map(({ key, label, icon, whyNot, run }) => ({
      key,
      label,
      icon,
      blocked: (one: LoadBalancer) => blocked(whyNot(one)),
      run: forFirst(run),
    })),
  ];
  return [
    ...(mayUpdate ? changes : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: t('delete.action'),
            icon: 'trash-2',
            danger: true,
            bulk: true,
            blocked: (one: LoadBalancer) => blocked(whyNotDeleteBalancer(one)),
            run: onDelete,
          },
        ]
      : []),
  ];
}
