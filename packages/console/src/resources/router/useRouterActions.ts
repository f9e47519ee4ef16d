import type { Router } from '@skydeck/contract';
import { deletionOf } from '../../kit/confirm/index.ts';
import { type Actions, because, deleteAction, editAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths } from './paths.ts';
import { whyNotDelete } from './router.rules.ts';
import { routers, routerWords } from './router.ts';

const RouterDelete = deletionOf(routers, {
  words: routerWords,
  detail: ({ external_gateway_info: gateway }, t) => {
    const [fixed] = gateway?.external_fixed_ips ?? [];
    return fixed && t('delete.gateway_freed', { address: fixed.ip_address });
  },
  stops: ({ external_gateway_info: gateway, routes }, t) => {
    const [fixed] = gateway?.external_fixed_ips ?? [];
    return [
      fixed && t('delete.stops_gateway', { address: fixed.ip_address }),
      routes.length > 0 && t('delete.stops_routes', { count: routes.length }),
    ];
  },
});

/** What can be done to routers. `shown`: the one whose page this is. */
export function useRouterActions(shown?: Router): Actions<Router> {
  const t = useText(routerWords);
  return useActions(routers.subjects.item, shown, [
    editAction(t, ({ id }) => routerPaths.edit(id, shown && 'details')),
    deleteAction(t, routerPaths.list(), RouterDelete, because(t, whyNotDelete), ({ id }) => routerPaths.interfaces(id)),
  ]);
}
