import type { ListQuery, Port } from '@skydeck/contract';
import { useMemo } from 'react';
import { type Column, createdColumn, filterByObject, type FilterFacts, type List } from '../../kit/list/index.ts';
import { Ip, LinkTo, Mono, Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { networkPaths, networks } from '../network/index.ts';
import { addressesOfPort, ports } from '../port/index.ts';
import { isKnownStatus, portStatuses, stateOf } from '../port/port.rules.ts';
import { securityGroupWords } from './security-group.ts';

export function usePortColumns(): readonly Column<Port>[] {
  const t = useText(securityGroupWords);
  return useMemo(
    () => [
      { key: 'device', title: t('field.device'), cell: (port) => <bdi>{ports.label(port)}</bdi> },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        priority: 1,
        text: (port) => port.status,
        cell: ({ status }) => (
          <Status state={stateOf(status)} label={isKnownStatus(status) ? t(`ports.${status}`) : status} />
        ),
      },
      {
        key: 'network',
        title: t('field.network'),
        priority: 2,
        cell: (port) => <LinkTo to={networkPaths.details(port.network_id)}>{port.network_name}</LinkTo>,
      },
      {
        key: 'addresses',
        title: t('field.addresses'),
        priority: 1,
        least: 180,
        cell: (port) => <Ip>{addressesOfPort(port).join(', ')}</Ip>,
      },
      { key: 'mac', title: t('field.mac'), priority: 4, cell: (port) => <Mono>{port.mac_address}</Mono> },
      createdColumn(t),
    ],
    [t],
  );
}

const everything: ListQuery = {};

/** Of all networks. */
export function usePortFilters({ view }: List<Port>): readonly FilterFacts[] {
  const t = useText(securityGroupWords);
  const all = useAll(networks, everything).items;
  return [
    {
      key: 'status',
      title: t('field.status'),
      options: portStatuses.map((value) => ({ value, label: t(`ports.${value}`) })),
    },
    ...filterByObject({ key: 'network_id', title: t('field.network'), all, chosen: view.filters.network_id }),
  ];
}
