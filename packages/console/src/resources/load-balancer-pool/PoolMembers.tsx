import { type LoadBalancerMember, whyNotChangePool } from '@skydeck/contract';
import { Outlet } from 'react-router-dom';
import { ListCard, useFormButton } from '../../kit/details/index.ts';
import { useRows } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useBlockedText } from '../load-balancer/index.ts';
import { memberFacts, nameOfMember, useMemberColumns, useMemberFilters } from './member-columns.tsx';
import { poolPaths } from './paths.ts';
import { pools, poolWords, usePool } from './pool.ts';

export function PoolMembers() {
  const t = useText(poolWords);
  const { balancer, pool } = usePool();
  const edit = useFormButton({
    subject: pools.subjects.item,
    label: t('members.edit'),
    icon: 'pencil',
    to: poolPaths.editMembers(balancer.id, pool.id),
    whyNot: useBlockedText()(whyNotChangePool(pool, balancer)),
  });
  return (
    <>
      <ListCard
        title={t('field.members')}
        list={useRows<LoadBalancerMember>(pool.members, memberFacts)}
        columns={useMemberColumns()}
        filters={useMemberFilters()}
        isEmpty={pool.members.length === 0}
        empty={{ icon: 'menu-load-balancers', title: t('members.empty_title'), text: t('members.empty_text') }}
        action={edit}
        searchLabel={t('members.search')}
        label={nameOfMember}
        storageKey="pool_member"
      />
      <Outlet />
    </>
  );
}
