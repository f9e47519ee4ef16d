import { type LoadBalancerMember, whyNotChangePool } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { Card } from '../../kit/details/index.ts';
import { EmptyList, ListBody, useRows } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useBlockedText } from '../load-balancer/index.ts';
import { memberFacts, nameOfMember, useMemberColumns, useMemberFilters } from './member-columns.tsx';
import { poolPaths } from './paths.ts';
import { pools, poolWords, usePool } from './pool.ts';

export function PoolMembers() {
  const t = useText(poolWords);
  const navigate = useNavigate();
  const { balancer, pool } = usePool();
  const mayUpdate = useCan(pools.subjects.item, 'update');
  const why = useBlockedText()(whyNotChangePool(pool, balancer));
  const list = useRows<LoadBalancerMember>(pool.members, memberFacts);
  const columns = useMemberColumns();
  const filters = useMemberFilters();
  const edit = mayUpdate && (
    <Button
      size="small"
      disabledReason={why || ''}
      onClick={() => void navigate(poolPaths.editMembers(balancer.id, pool.id))}
    >
      <Icon slot="start" name="pencil" />
      {t('members.edit')}
    </Button>
  );
  return (
    <>
      {pool.members.length === 0 ? (
        <EmptyList
          icon="menu-load-balancers"
          title={t('members.empty_title')}
          text={t('members.empty_text')}
          action={edit}
        />
      ) : (
        <Card title={t('field.members')} action={edit}>
          <ListBody
            title={t('field.members')}
            list={list}
            columns={columns}
            filters={filters}
            searchLabel={t('members.search')}
            label={nameOfMember}
            storageKey="pool_member"
          />
        </Card>
      )}
      <Outlet />
    </>
  );
}
