import type { RouterInterface } from '@skydeck/contract';
import { useMemo } from 'react';
import { useDistinctName } from '../../kit/text/distinct-name.ts';
import type { Column, FilterFacts, RowFacts } from '../../kit/list/index.ts';
import { Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networkPaths } from '../network/index.ts';
import { addressesOf } from './router.rules.ts';
import { routerStatus } from './status.ts';
import { routerWords } from './router.ts';

export const interfaceFacts: RowFacts<RouterInterface> = {
  texts: (port) => [port.network_name, ...addressesOf(port), port.mac_address],
  sorts: {
    network: (port) => port.network_name,
    status: ({ status }) => status,
    address: (port) => addressesOf(port)[0] ?? null,
    mac: (port) => port.mac_address,
  },
  filters: { status: ({ status }) => status },
  sort: { field: 'network', direction: 'asc' },
};

export function useInterfaceFilters(): readonly FilterFacts[] {
  const t = useText(routerWords);
  return useMemo(() => [routerStatus.filter(t)], [t]);
}

/** `nameOf`: what an interface's network is called among those that are shown. */
export function useInterfaceColumns(nameOf: (port: RouterInterface) => string): readonly Column<RouterInterface>[] {
  const t = useText(routerWords);
  return useMemo(
    () => [
      {
        key: 'network',
        title: t('field.network'),
        sort: 'network',
        cell: (port) => (
          <LinkTo look="name" to={networkPaths.details(port.network_id)}>
            {nameOf(port)}
          </LinkTo>
        ),
      },
      routerStatus.column(t),
      {
        key: 'address',
        title: t('field.address'),
        sort: 'address',
        priority: 2,
        cell: (port) => <Ip>{addressesOf(port).join(', ')}</Ip>,
      },
      { key: 'mac', title: t('field.mac'), sort: 'mac', priority: 3, cell: (port) => <Mono>{port.mac_address}</Mono> },
    ],
    [t, nameOf],
  );
}

type InterfaceNetwork = Pick<RouterInterface, 'network_id' | 'network_name'>;

const networkOf = ({ network_id: id, network_name: name }: InterfaceNetwork) => ({ id, name });

/** What the network of an interface is called among those of the others. */
export function useInterfaceName(ports: readonly InterfaceNetwork[]): (port: InterfaceNetwork) => string {
  const nameOf = useDistinctName(ports.map(networkOf));
  return useMemo(() => (port) => nameOf(networkOf(port)), [nameOf]);
}
