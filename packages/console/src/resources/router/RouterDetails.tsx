import type { Router } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { ActionButtons, ItemDetails, itemPage } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths } from './paths.ts';
import { routers, routerStatus, routerWords } from './router.ts';
import { useRouterActions } from './useRouterActions.ts';

export const RouterDetails = itemPage(routers, 'routerId', function Details({ item: router }: { item: Router }) {
  const t = useText(routerWords);
  const { id, interfaces_info: ports, routes } = router;
  const tabs = [
    { key: 'overview', label: t('tab.overview'), to: routerPaths.details(id) },
    { key: 'interfaces', label: t('kind.interfaces'), count: ports.length, to: routerPaths.interfaces(id) },
    { key: 'routes', label: t('field.routes'), count: routes.length, to: routerPaths.routes(id) },
  ];
  return (
    <ItemDetails
      resource={routers}
      item={router}
      status={<routerStatus.Status status={router.status} as={Pill} />}
      actions={<ActionButtons item={router} {...useRouterActions(router)} />}
      tabs={tabs}
    >
      <Outlet context={router} />
    </ItemDetails>
  );
});
