import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useMemo, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { call } from '../../kit/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { Card } from '../../kit/details/index.ts';
import { EmptyList, ListBody, onOne, type RowAction, useRows } from '../../kit/list/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths } from './paths.ts';
import { routeFacts, type RouteRow, useRouteColumns } from './route-columns.tsx';
import { keyOfRoute, whyNotAddRoute, withRoute } from './router.rules.ts';
import { routers } from './router.ts';
import { useRouter } from './useRouter.ts';
import { routerWords } from './words.ts';

export function RouterRoutes() {
  const t = useText(routerWords);
  const router = useRouter();
  const navigate = useNavigate();
  const mayUpdate = useCan(routers.subjects.item, 'update');
  const [leaving, setLeaving] = useState<RouteRow | null>(null);
  const rows = useMemo(() => router.routes.map((route) => ({ id: keyOfRoute(route), ...route })), [router.routes]);
  const list = useRows<RouteRow>(rows, routeFacts);
  const columns = useRouteColumns();
  const actions: RowAction<RouteRow>[] = mayUpdate
    ? [
        {
          key: 'edit',
          label: t('routes.edit'),
          icon: 'pencil',
          run: onOne(({ id }) => navigate(routerPaths.editRoute(router.id, id))),
        },
        {
          key: 'remove',
          label: t('routes.remove'),
          icon: 'trash-2',
          danger: true,
          run: ([row]) => setLeaving(row ?? null),
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

  async function remove(row: RouteRow) {
    const saved = await routers.items.take(() =>
      call(routers.api.update, {
        params: { id: router.id },
        body: { routes: withRoute(router.routes, row.id, null) },
        revision: router.revision_number,
      }),
    );
    notify('success', t('routes.saved', { router: saved.name }));
  }

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
      <ConfirmDelete
        open={leaving !== null}
        icon="menu-routers"
        title={t('routes.remove_title')}
        message={t('routes.remove_text', { destination: leaving?.destination ?? '' })}
        items={leaving ? [{ id: leaving.id, name: leaving.destination, detail: leaving.nexthop }] : []}
        confirmLabel={t('routes.remove')}
        onConfirm={async () => {
          if (leaving) await remove(leaving);
        }}
        onClose={() => setLeaving(null)}
      />
      <Outlet context={router} />
    </>
  );
}
