import { type LoadBalancerMember, memberHealthOf, memberHealths } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column, FilterFacts, RowFacts } from '../../kit/list/index.ts';
import { Ip } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { MemberHealth } from './MemberHealth.tsx';
import { poolWords } from './pool.ts';

export const nameOfMember = ({ name, server_name, address }: LoadBalancerMember) =>
  server_name ?? (name === '' ? address : name);

export const memberFacts: RowFacts<LoadBalancerMember> = {
  texts: (member) => [nameOfMember(member), member.address],
  sorts: {
    name: nameOfMember,
    status: memberHealthOf,
    address: ({ address }) => address,
    port: (member) => member.protocol_port,
    weight: ({ weight }) => weight,
    backup: ({ backup }) => Number(backup),
  },
  filters: { status: memberHealthOf },
  sort: { field: 'name', direction: 'asc' },
};

export function useMemberFilters(): readonly FilterFacts[] {
  const t = useText(poolWords);
  return useMemo(
    () => [
      {
        key: 'status',
        title: t('field.status'),
        options: memberHealths.map((health) => ({ value: health, label: t(`health.${health}`) })),
      },
    ],
    [t],
  );
}

export function useMemberColumns(): readonly Column<LoadBalancerMember>[] {
  const t = useText(poolWords);
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'name', title: t('field.name'), sort: 'name', cell: nameOfMember },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        priority: 1,
        cell: (member) => <MemberHealth member={member} />,
      },
      {
        key: 'address',
        title: t('member.address'),
        sort: 'address',
        priority: 1,
        cell: ({ address }) => <Ip>{address}</Ip>,
      },
      {
        key: 'port',
        title: t('member.port'),
        sort: 'port',
        priority: 2,
        titled: true,
        align: 'end',
        cell: (member) => member.protocol_port,
      },
      {
        key: 'weight',
        title: t('member.weight'),
        sort: 'weight',
        priority: 3,
        titled: true,
        align: 'end',
        cell: ({ weight }) => format.number(weight),
      },
      {
        key: 'backup',
        title: t('member.backup'),
        sort: 'backup',
        priority: 3,
        titled: true,
        cell: ({ backup }) => t(backup ? 'value.on' : 'value.off'),
      },
    ],
    [t, format],
  );
}
