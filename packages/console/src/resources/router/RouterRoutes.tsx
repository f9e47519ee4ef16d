import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useMemo, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { Card } from '../../kit/details/index.ts';
import { EmptyList, ListBody, forFirst, type RowAction, useRows } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths } from './paths.ts';
import { routeFacts, type RouteRow, useRouteColumns } from './route-columns.tsx';
import { keyOfRoute, whyNotAddRoute } from './router.rules.ts';
import { routers, routerWords, useRouter } from './router.ts';
import { RoutesRemove } from './RoutesRemove.tsx';

export function RouterRoutes() {
  const t = useText(routerWords);
  const router = useRouter();
  const navigate = useNavigate();
  const mayUpdate = useCan(routers.subjects.item, 'update');
  const [toDelete, setToDelete] = useState<readonly RouteRow[]>([]);
  const rows = useMemo(() => router.routes.map((route) => ({ id: keyOfRoute(route), ...route })), [router.routes]);
  const list = useRows<RouteRow>(rows, routeFacts);
  const columns = useRouteColumns();
  const actions: RowAction<RouteRow>[] = mayUpdate
    ? [
        {
          key: 'edit',
          label: t('routes.edit'),
          icon: 'pencil',
          run: forFirst(({ id }) => navigate(routerPaths.editRoute(router.id, id))),
        },
        {
          key: 'remove',
          label: t('routes.remove'),
          icon: 'trash-2',
          danger: true,
          bulk: true,
          run: setToDelete,
        },
      ]
    : [];
  const whyNotAdd = whyNotAddRoute(router);
  const add = mayUpdate && (
    <Button
      size="small"
      disabledReason={whyNotAdd ? t(whyNotAdd) : ''}
      onClick={() => void navigate(routerPaths.addRoute(router.id))}
    >
      <Icon slot="start" name="plus" />
      {t('routes.add')}
    </Button>
  );

  return (
    <>
      {rows.length === 0 ? (
        <EmptyList icon="menu-routers" title={t('routes.empty_title')} text={t('routes.empty_text')} action={add} />
      ) : (
        <Card title={t('tab.routes')} action={add}>
          <ListBody
            title={t('tab.routes')}
            list={list}
            columns={columns}
            actions={actions}
            searchLabel={t('routes.search')}
            label={(row) => row.destination}
            storageKey="router_route"
          />
        </Card>
      )}
      <RoutesRemove router={router} routes={toDelete} onClose={() => setToDelete([])} />
      <Outlet context={router} />
    </>
  );
}
