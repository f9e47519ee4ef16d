import type { LoadBalancer } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import type { Refused } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { loadBalancers } from './load-balancer.ts';
import { loadBalancerWords } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly balancers: readonly LoadBalancer[];
  readonly refused?: readonly Refused[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function LoadBalancerDelete({ balancers: chosen, refused, onClose, onDeleted }: Props) {
  const t = useText(loadBalancerWords);
  return (
    <DeleteChosen
      chosen={chosen}
      nameOf={useKnownName(loadBalancers)}
      icon="menu-load-balancers"
      t={t}
      remove={({ id }) => call(loadBalancers.api.remove, { params: { id } })}
      removeMany={loadBalancers.api.removeMany}
      detail={({ pools }) => pools.length > 0 && t('delete.pools', { count: pools.length })}
      refused={refused}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
