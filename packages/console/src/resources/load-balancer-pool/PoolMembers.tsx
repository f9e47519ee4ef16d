import { whyNotChangePool } from '@skydeck/contract';
import { ListCard } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useBlockedText } from '../load-balancer/index.ts';
import { nameOfMember, useMemberColumns, useMemberFilters } from './member-columns.tsx';
import { poolPaths } from './paths.ts';
import { memberWords, pools, poolWords, usePool } from './pool.ts';

export function PoolMembers() {
  const t = useText(poolWords);
  const { balancer, pool } = usePool();
  const whyNot = useBlockedText()(whyNotChangePool(pool, balancer));
  return (
    <ListCard
      title={t('field.members')}
      words={memberWords}
      icon="menu-load-balancers"
      subject={pools.subjects.item}
      rows={pool.members}
      columns={useMemberColumns()}
      filters={useMemberFilters()}
      edit={{ label: t('members.edit'), to: poolPaths.editMembers(balancer.id, pool.id), whyNot }}
      label={nameOfMember}
      storageKey="pool_member"
    />
  );
}
