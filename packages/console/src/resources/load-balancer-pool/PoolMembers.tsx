import { type LoadBalancerMember, whyNotChangePool } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useMemo } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { Card } from '../../kit/details/index.ts';
import { type Column, EmptyList, Table } from '../../kit/list/index.ts';
import { Ip } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useBlocked } from '../load-balancer/index.ts';
import { MemberHealth } from './MemberHealth.tsx';
import { poolPaths } from './paths.ts';
import { pools } from './pool.ts';
import { usePool } from './usePool.ts';
import { poolWords } from './words.ts';

const nameOf = ({ name, server_name, address }: LoadBalancerMember) => server_name ?? (name === '' ? address : name);

export function PoolMembers() {
  const t = useText(poolWords);
  const navigate = useNavigate();
  const { balancer, pool } = usePool();
  const mayUpdate = useCan(pools.subjects.item, 'update');
  const why = useBlocked()(whyNotChangePool(pool, balancer));
  const columns = useMemberColumns();
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
          <Table title={t('field.members')} rows={pool.members} columns={columns} label={nameOf} />
        </Card>
      )}
      <Outlet />
    </>
  );
}

function useMemberColumns(): readonly Column<LoadBalancerMember>[] {
  const t = useText(poolWords);
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'name', title: t('field.name'), cell: nameOf },
      { key: 'status', title: t('field.status'), priority: 1, cell: (member) => <MemberHealth member={member} /> },
      { key: 'address', title: t('member.address'), priority: 1, cell: ({ address }) => <Ip>{address}</Ip> },
      {
        key: 'port',
        title: t('member.port'),
        priority: 2,
        titled: true,
        align: 'end',
        cell: (member) => member.protocol_port,
      },
      {
        key: 'weight',
        title: t('member.weight'),
        priority: 3,
        titled: true,
        align: 'end',
        cell: ({ weight }) => format.number(weight),
      },
      {
        key: 'backup',
        title: t('member.backup'),
        priority: 3,
        titled: true,
        cell: ({ backup }) => t(backup ? 'value.on' : 'value.off'),
      },
    ],
    [t, format],
  );
}
