import { isIn, type Router } from '@skydeck/contract';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { AllLink, Card, MOST_RELATED, useRelated } from '../../kit/details/index.ts';
import { type Column, ipColumn, linkColumn, statusColumn, Table } from '../../kit/list/index.ts';
import { Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networkPaths, networks } from '../network/index.ts';
import { ports } from '../port/index.ts';
import { routerPaths } from './paths.ts';
import { destinationOf, nexthopOf, type RouteRow, rowsOf } from './route-rows.ts';
import { isNexthopMissing, throughOf } from './router.rules.ts';
import { routerWords, useInterfaceName } from './router.ts';

/** The first static routes, with the network that each leads through, and whether anything is there to take the packets. */
export function RouteCard({ router }: { router: Router }) {
  const t = useText(routerWords);
  const { id, routes } = router;
  const rows = useMemo(() => rowsOf(routes).slice(0, MOST_RELATED), [routes]);
  const columns = useColumns(router, rows);
  if (rows.length === 0) return null;
  const title = t('field.routes');
  return (
    <Card title={title} action={<AllLink to={routerPaths.routes(id)} count={routes.length} />}>
      <Table title={title} rows={rows} columns={columns} label={destinationOf} />
    </Card>
  );
}

function useColumns({ interfaces_info: interfaces }: Router, rows: readonly RouteRow[]): readonly Column<RouteRow>[] {
  const t = useText(routerWords);
  const nameOf = useInterfaceName(interfaces);
  const { items: known } = useSnapshot(networks.items.state);
  const { items: owners, filled } = useRelated(
    ports,
    rows.length > 0 ? { ip_address: isIn(rows.map(nexthopOf)) } : null,
    -1,
  );
  return useMemo(() => {
    const subnets = interfaces.flatMap(({ network_id }) => known[network_id]?.subnets ?? []);
    const through = ({ nexthop }: RouteRow) => throughOf(nexthop, interfaces, subnets);
    return [
      ipColumn(t, 'destination', destinationOf),
      ipColumn(t, 'nexthop', nexthopOf, { priority: 1 }),
      linkColumn(
        t,
        'through',
        (row: RouteRow) => networkPaths.details(through(row)?.network_id ?? ''),
        (row) => {
          const port = through(row);
          return port && nameOf(port);
        },
      ),
      {
        ...statusColumn(t, (row: RouteRow) => {
          const port = through(row);
          if (!port || !filled) return '—';
          return isNexthopMissing(row.nexthop, port, owners) ? (
            <Status state="warning" label={t('route.no_port', { address: row.nexthop })} />
          ) : (
            <Status state="healthy" label={t('route.in_use')} />
          );
        }),
        least: 210,
      },
    ];
  }, [t, interfaces, known, nameOf, owners, filled]);
}
