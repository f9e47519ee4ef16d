import type { RouterInterface } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/index.ts';
import { Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networkPaths } from '../network/index.ts';
import { addressesOf } from './router.rules.ts';
import { RouterStatus } from './RouterStatus.tsx';
import { routerWords } from './words.ts';

export function useInterfaceColumns(): readonly Column<RouterInterface>[] {
  const t = useText(routerWords);
  return useMemo(
    () => [
      {
        key: 'network',
        title: t('field.network'),
        cell: (foot) => (
          <LinkTo look="name" to={networkPaths.details(foot.network_id)}>
            {foot.network_name}
          </LinkTo>
        ),
      },
      { key: 'status', title: t('field.status'), priority: 1, cell: (foot) => <RouterStatus status={foot.status} /> },
      {
        key: 'address',
        title: t('field.address'),
        priority: 2,
        cell: (foot) => <Ip>{addressesOf(foot).join(', ')}</Ip>,
      },
      { key: 'mac', title: t('field.mac'), priority: 3, cell: (foot) => <Mono>{foot.mac_address}</Mono> },
    ],
    [t],
  );
}
