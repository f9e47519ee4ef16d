import type { Router } from '@skydeck/contract';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { ListCard, useFormButton } from '../../kit/details/index.ts';
import { useActions, useRows } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths } from './paths.ts';
import { routeFacts, type RouteRow, useRouteColumns } from './route-columns.tsx';
import { keyOfRoute, whyNotAddRoute } from './router.rules.ts';
import { routers, routerWords, useRouter } from './router.ts';
import { RoutesRemove } from './RoutesRemove.tsx';

export function RouterRoutes() {
  const t = useText(routerWords);
  const router = useRouter();
  const rows = useMemo(() => router.routes.map((route) => ({ id: keyOfRoute(route), ...route })), [router.routes]);
  const whyNotAdd = whyNotAddRoute(router);
  const { actions, dialogs } = useRouteActions(router);
  const add = useFormButton({
    subject: routers.subjects.item,
    label: t('routes.add'),
    icon: 'plus',
    to: routerPaths.addRoute(router.id),
    whyNot: whyNotAdd && t(whyNotAdd),
  });
  return (
    <>
      <ListCard
        title={t('tab.routes')}
        list={useRows<RouteRow>(rows, routeFacts)}
        columns={useRouteColumns()}
        actions={actions}
        isEmpty={rows.length === 0}
        empty={{ icon: 'menu-routers', title: t('routes.empty_title'), text: t('routes.empty_text') }}
        action={add}
        searchLabel={t('routes.search')}
        label={({ destination }) => destination}
        storageKey="router_route"
      />
      {dialogs}
      <Outlet context={router} />
    </>
  );
}

function useRouteActions(router: Router) {
  const t = useText(routerWords);
  return useActions<RouteRow>(routers.subjects.item, undefined, [
    {
      key: 'edit',
      label: t('routes.edit'),
      icon: 'pencil',
      right: 'update',
      to: ({ id }) => routerPaths.editRoute(router.id, id),
    },
    {
      key: 'remove',
      label: t('routes.remove'),
      icon: 'trash-2',
      right: 'update',
      danger: true,
      bulk: true,
      dialog: ({ chosen, onClose }) => <RoutesRemove router={router} routes={chosen} onClose={onClose} />,
    },
  ]);
}
