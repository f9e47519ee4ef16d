import type { Router } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { ActionButtons, DetailsPage, ItemGate } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { routerPaths } from './paths.ts';
import { routers, routerWords } from './router.ts';
import { routerStatus } from './status.ts';
import { useRouterActions } from './useRouterActions.tsx';

export function RouterDetails() {
  const t = useText(routerWords);
  return (
    <ItemGate
      state={useItem(routers, useParam('routerId'))}
      gone={<LinkTo to={routerPaths.list()}>{t('list.title')}</LinkTo>}
    >
      {(router) => <Details router={router} />}
    </ItemGate>
  );
}

function Details({ router }: { router: Router }) {
  const t = useText(routerWords);
  const nameOf = useKnownName(routers);
  const tabs = [
    { key: 'overview', label: t('tab.overview'), to: routerPaths.details(router.id) },
    {
      key: 'interfaces',
      label: t('tab.interfaces'),
      count: router.interfaces_info.length,
      to: routerPaths.interfaces(router.id),
    },
    { key: 'routes', label: t('tab.routes'), count: router.routes.length, to: routerPaths.routes(router.id) },
  ];
  return (
    <DetailsPage
      title={nameOf(router)}
      crumbs={[{ label: t('list.title'), to: routerPaths.list() }]}
      status={<routerStatus.Status status={router.status} as={Pill} />}
      actions={<ActionButtons item={router} {...useRouterActions(router)} />}
      tabs={tabs}
    >
      <Outlet context={router} />
    </DetailsPage>
  );
}
