import type { StaticRoute } from '@skydeck/contract';
import { useMemo } from 'react';
import { ConfirmAct } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import { ListCard, usePageItem } from '../../kit/details/index.ts';
import { editPartAction, ipColumn, removePartAction } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths } from './paths.ts';
import { keyOfRoute, whyNotAddRoute, withoutRoutes } from './router.rules.ts';
import { routers, routerWords, routeWords } from './router.ts';

interface Row extends StaticRoute {
  readonly id: string;
}

const destinationOf = ({ destination }: Row) => destination;
const nexthopOf = ({ nexthop }: Row) => nexthop;

/** Routes go in one call: all of them, or none. */
export function RouterRoutes() {
  const t = useText(routerWords);
  const say = useText(routeWords);
  const router = usePageItem(routers);
  const { id, revision_number: revision } = router;
  const rows = useMemo(() => router.routes.map((route) => ({ id: keyOfRoute(route), ...route })), [router.routes]);
  const whyNotAdd = whyNotAddRoute(router);
  const remove = (gone: readonly Row[]) => {
    const routes = withoutRoutes(router.routes, gone.map(keyOfRoute));
    return routers.items.mutate(() => call(routers.api.update, { params: { id }, body: { routes }, revision }));
  };
  return (
    <ListCard
      title={t('tab.routes')}
      words={routeWords}
      icon="menu-routers"
      subject={routers.subjects.item}
      rows={rows}
      columns={useMemo(
        () => [ipColumn(t, 'destination', destinationOf), ipColumn(t, 'nexthop', nexthopOf, { priority: 1 })],
        [t],
      )}
      add={{ to: routerPaths.addRoute(id), whyNot: whyNotAdd && t(whyNotAdd) }}
      actions={[
        editPartAction<Row>(say('edit.action'), (row) => routerPaths.editRoute(id, row.id)),
        removePartAction<Row>(say('delete.action'), ({ onClose, chosen }) => (
          <ConfirmAct
            {...{ onClose, chosen }}
            words={routeWords}
            act="delete"
            icon="menu-routers"
            nameOf={destinationOf}
            detail={nexthopOf}
            one={(row) => remove([row])}
            many={remove}
          />
        )),
      ]}
      label={destinationOf}
      storageKey="router_route"
      context={router}
    />
  );
}
