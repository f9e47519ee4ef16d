import type { Router } from '@skydeck/contract';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { type Actions, because, deleteAction, editAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths } from './paths.ts';
import { whyNotDelete } from './router.rules.ts';
import { routers, routerWords } from './router.ts';

const RouterDelete = lazyComponent(async () => (await import('./RouterDelete.tsx')).RouterDelete);

/** What can be done to routers. `shown`: the one whose page this is. */
export function useRouterActions(shown?: Router): Actions<Router> {
  const t = useText(routerWords);
  return useActions(routers.subjects.item, shown, [
    editAction(t, ({ id }) => routerPaths.edit(id, shown && 'details')),
    deleteAction(t, routerPaths.list(), (asked) => <RouterDelete {...asked} />, because(t, whyNotDelete)),
  ]);
}
