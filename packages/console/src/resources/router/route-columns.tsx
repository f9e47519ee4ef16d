import type { StaticRoute } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/index.ts';
import { Ip } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerWords } from './words.ts';

export interface RouteRow extends StaticRoute {
  readonly id: string;
}

export function useRouteColumns(): readonly Column<RouteRow>[] {
  const t = useText(routerWords);
  return useMemo(
    () => [
      { key: 'destination', title: t('field.destination'), cell: (row) => <Ip>{row.destination}</Ip> },
      { key: 'nexthop', title: t('field.nexthop'), priority: 1, cell: (row) => <Ip>{row.nexthop}</Ip> },
    ],
    [t],
  );
}
