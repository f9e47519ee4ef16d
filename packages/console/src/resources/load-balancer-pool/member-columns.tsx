import { type LoadBalancerMember, memberHealthOf, memberHealths } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  choiceFilter,
  type Column,
  type FilterFacts,
  ipColumn,
  numberColumn,
  statusColumn,
  switchColumn,
  textColumn,
} from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { MemberHealth } from './MemberHealth.tsx';
import { memberWords, poolWords } from './pool.ts';

export const nameOfMember = ({ name, server_name, address }: LoadBalancerMember) =>
  server_name ?? (name === '' ? address : name);

export function useMemberFilters(): readonly FilterFacts[] {
  const t = useText(poolWords);
  return useMemo(() => [choiceFilter(t, 'status', 'field.status', memberHealths, 'health')], [t]);
}

export function useMemberColumns(): readonly Column<LoadBalancerMember>[] {
  const t = useText(poolWords);
  const say = useText(memberWords);
  const format = useFormat();
  return useMemo(
    () => [
      textColumn(t, 'name', nameOfMember),
      { ...statusColumn(t, (member) => <MemberHealth member={member} />), value: memberHealthOf },
      ipColumn(say, 'address', ({ address }) => address, { priority: 1 }),
      numberColumn(say, 'port', (member) => member.protocol_port, String, { priority: 2 }),
      numberColumn(say, 'weight', ({ weight }) => weight, format.number, { priority: 3 }),
      switchColumn(say, 'backup', ({ backup }) => backup, { priority: 3 }),
    ],
    [t, say, format],
  );
}
