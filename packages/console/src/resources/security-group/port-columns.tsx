import type { Port } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  choiceFilter,
  type Column,
  createdColumn,
  type FilterFacts,
  ipColumn,
  linkColumn,
  type List,
  monoColumn,
  textColumn,
  useObjectFilter,
} from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networkPaths, networks } from '../network/index.ts';
import { addressesOfPort, ports } from '../port/index.ts';
import { portStatuses } from '../port/port.rules.ts';
import { PortStatus } from './PortStatus.tsx';
import { securityGroupWords } from './security-group.ts';

export function usePortColumns(): readonly Column<Port>[] {
  const t = useText(securityGroupWords);
  return useMemo(
    () => [
      textColumn(t, 'device', ports.label),
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        priority: 1,
        text: (port) => port.status,
        cell: (port) => <PortStatus port={port} />,
      },
      linkColumn(
        t,
        'network',
        ({ network_id }) => networkPaths.details(network_id),
        (port) => port.network_name,
        { priority: 2 },
      ),
      ipColumn(t, 'addresses', (port) => addressesOfPort(port).join(', '), { priority: 1, least: 180 }),
      monoColumn(t, 'mac', (port) => port.mac_address, { priority: 4 }),
      createdColumn(t),
    ],
    [t],
  );
}

/** Of all networks. */
export function usePortFilters({ view }: List<Port>): readonly FilterFacts[] {
  const t = useText(securityGroupWords);
  return [
    choiceFilter(t, 'status', 'field.status', portStatuses, 'ports'),
    useObjectFilter({ view, key: 'network_id', title: t('field.network'), resource: networks }),
  ];
}
