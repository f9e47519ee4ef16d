import type { Router } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { RouteRow } from './route-columns.tsx';
import { withoutRoutes } from './router.rules.ts';
import { routers, routerWords } from './router.ts';

interface Props {
  readonly router: Router;
  /** Those that go; with none the dialog is closed. */
  readonly routes: readonly RouteRow[];
  readonly onClose: () => void;
}

/** In one call: all of them go, or none. */
export function RoutesRemove({ router, routes, onClose }: Props) {
  const t = useText(routerWords);
  const [first] = routes;
  const isOne = routes.length === 1;
  return (
    <ConfirmDelete
      open={routes.length > 0}
      icon="menu-routers"
      title={t(isOne ? 'routes.remove_title' : 'routes.several_title')}
      message={isOne ? t('routes.remove_text', { destination: first?.destination ?? '' }) : t('routes.several_text')}
      items={routes.map(({ id, destination, nexthop }) => ({ id, name: destination, detail: nexthop }))}
      confirmLabel={t('routes.remove')}
      onConfirm={async () => {
        const left = withoutRoutes(
          router.routes,
          routes.map(({ id }) => id),
        );
        const saved = await routers.items.mutate(() =>
          call(routers.api.update, {
            params: { id: router.id },
            body: { routes: left },
            revision: router.revision_number,
          }),
        );
        notify('success', t('routes.saved', { router: saved.name }));
      }}
      onClose={onClose}
    />
  );
}
