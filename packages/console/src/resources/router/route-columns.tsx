import type { StaticRoute } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column, RowFacts } from '../../kit/list/index.ts';
import { Ip } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerWords } from './router.ts';

export interface RouteRow extends StaticRoute {
  readonly id: string;
}

export const routeFacts: RowFacts<RouteRow> = {
  texts: ({ destination, nexthop }) => [destination, nexthop],
  sorts: { destination: ({ destination }) => destination, nexthop: ({ nexthop }) => nexthop },
  sort: { field: 'destination', direction: 'asc' },
};

export function useRouteColumns(): readonly Column<RouteRow>[] {
  const t = useText(routerWords);
  return useMemo(
    () => [
      {
        key: 'destination',
        title: t('field.destination'),
        sort: 'destination',
        cell: (row) => <Ip>{row.destination}</Ip>,
      },
      {
        key: 'nexthop',
        title: t('field.nexthop'),
        sort: 'nexthop',
        priority: 1,
        cell: (row) => <Ip>{row.nexthop}</Ip>,
      },
    ],
    [t],
  );
}
