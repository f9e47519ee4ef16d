import type { RouterInterface } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column, FilterFacts, RowFacts } from '../../kit/list/index.ts';
import { Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networkPaths } from '../network/index.ts';
import { addressesOf, routerStatuses } from './router.rules.ts';
import { RouterStatus } from './RouterStatus.tsx';
import { routerWords } from './words.ts';

export const interfaceFacts: RowFacts<RouterInterface> = {
  texts: (foot) => [foot.network_name, ...addressesOf(foot), foot.mac_address],
  sorts: {
    network: (foot) => foot.network_name,
    status: ({ status }) => status,
    address: (foot) => addressesOf(foot)[0] ?? null,
    mac: (foot) => foot.mac_address,
  },
  filters: { status: ({ status }) => status },
  sort: { field: 'network', direction: 'asc' },
};

export function useInterfaceFilters(): readonly FilterFacts[] {
  const t = useText(routerWords);
  return useMemo(
    () => [
      {
        key: 'status',
        title: t('field.status'),
        options: routerStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      },
    ],
    [t],
  );
}

export function useInterfaceColumns(): readonly Column<RouterInterface>[] {
  const t = useText(routerWords);
  return useMemo(
    () => [
      {
        key: 'network',
        title: t('field.network'),
        sort: 'network',
        cell: (foot) => (
          <LinkTo look="name" to={networkPaths.details(foot.network_id)}>
            {foot.network_name}
          </LinkTo>
        ),
      },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        priority: 1,
        cell: (foot) => <RouterStatus status={foot.status} />,
      },
      {
        key: 'address',
        title: t('field.address'),
        sort: 'address',
        priority: 2,
        cell: (foot) => <Ip>{addressesOf(foot).join(', ')}</Ip>,
      },
      { key: 'mac', title: t('field.mac'), sort: 'mac', priority: 3, cell: (foot) => <Mono>{foot.mac_address}</Mono> },
    ],
    [t],
  );
}
