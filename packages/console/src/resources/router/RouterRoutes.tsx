import type { Router } from '@skydeck/contract';
import { useMemo } from 'react';
import { removePartAction } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import { ListCard, usePageItem } from '../../kit/details/index.ts';
import { editPartAction, ipColumn } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths } from './paths.ts';
import { destinationOf, nexthopOf, type RouteRow, rowsOf } from './route-rows.ts';
import { keyOfRoute, whyNotAddRoute, withoutRoutes } from './router.rules.ts';
import { routers, routerWords, routeWords } from './router.ts';

export function RouterRoutes() {
  const t = useText(routerWords);
  const router = usePageItem(routers);
  const rows = useMemo(() => rowsOf(router.routes), [router.routes]);
  const whyNotAdd = whyNotAddRoute(router);
  return (
    <ListCard
      title={t('field.routes')}
      words={routeWords}
      icon="menu-routers"
      subject={routers.subjects.item}
      rows={rows}
      columns={useMemo(
        () => [ipColumn(t, 'destination', destinationOf), ipColumn(t, 'nexthop', nexthopOf, { priority: 1 })],
        [t],
      )}
      add={{ to: routerPaths.addRoute(router.id), whyNot: whyNotAdd && t(whyNotAdd) }}
      actions={useRouteActions(router)}
      label={destinationOf}
      storageKey="router_route"
      context={router}
    />
  );
}

/** Routes go in one call: all of them, or none. */
function useRouteActions({ id, routes: all, revision_number: revision }: Router) {
  const say = useText(routeWords);
  const remove = (gone: readonly RouteRow[]) => {
    const routes = withoutRoutes(all, gone.map(keyOfRoute));
    return routers.items.mutate(() => call(routers.api.update, { params: { id }, body: { routes }, revision }));
  };
  return [
    editPartAction<RouteRow>(say('edit.action'), (row) => routerPaths.editRoute(id, row.id)),
    removePartAction(say('delete.action'), {
      words: routeWords,
      act: 'delete',
      icon: 'menu-routers',
      nameOf: destinationOf,
      detail: nexthopOf,
      one: (row) => remove([row]),
      many: remove,
    }),
  ];
}
