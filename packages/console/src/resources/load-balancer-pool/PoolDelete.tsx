import type { LoadBalancerPool } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useDistinctName } from '../../kit/text/distinct-name.ts';
import type { Refused } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { pools } from './pool.ts';
import { poolWords } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly pools: readonly LoadBalancerPool[];
  readonly refused?: readonly Refused[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function PoolDelete({ pools: chosen, refused, onClose, onDeleted }: Props) {
  const t = useText(poolWords);
  return (
    <DeleteChosen
      chosen={chosen}
      nameOf={useDistinctName(chosen)}
      icon="menu-load-balancers"
      t={t}
      remove={({ id }) => call(pools.api.remove, { params: { id } })}
      removeMany={pools.api.removeMany}
      detail={({ members }) => members.length > 0 && t('delete.members', { count: members.length })}
      refused={refused}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
