import type { Router } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { Pill } from '@skydeck/react-bindings/pill';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { DetailsPage, ItemGate } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { routerPaths } from './paths.ts';
import { whyNotDelete } from './router.rules.ts';
import { routers } from './router.ts';
import { RouterDelete } from './RouterDelete.tsx';
import { RouterStatus } from './RouterStatus.tsx';
import { routerWords } from './words.ts';

export function RouterDetails() {
  const t = useText(routerWords);
  const back = <LinkTo to={routerPaths.list()}>{t('list.title')}</LinkTo>;
  return (
    <ItemGate state={useItem(routers, useParam('routerId'))} gone={back}>
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
      status={<RouterStatus status={router.status} as={Pill} />}
      actions={<Actions router={router} />}
      tabs={tabs}
    >
      <Outlet context={router} />
    </DetailsPage>
  );
}

function Actions({ router }: { router: Router }) {
  const t = useText(routerWords);
  const navigate = useNavigate();
  const mayUpdate = useCan(routers.subjects.item, 'update');
  const mayDelete = useCan(routers.subjects.item, 'delete');
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  const why = whyNotDelete(router);
  const edit = () => void navigate(routerPaths.edit(router.id, 'details'));
  usePageActions([
    ...(mayUpdate ? [{ id: 'edit', keys: 'edit', label: t('edit.action'), run: edit } as const] : []),
    ...(mayDelete && !why ? [{ id: 'delete', label: t('delete.action'), run: () => setIsDeleteOpen(true) }] : []),
  ]);
  return (
    <>
      {mayUpdate && (
        <Button size="small" onClick={edit}>
          <Icon slot="start" name="pencil" />
          {t('edit.action')}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="small"
          variant="danger-ghost"
          disabledReason={why ? t(why) : ''}
          onClick={() => setIsDeleteOpen(true)}
        >
          <Icon slot="start" name="trash-2" />
          {t('delete.action')}
        </Button>
      )}
      <RouterDelete
        routers={isDeleteOpen ? [router] : []}
        onClose={() => setIsDeleteOpen(false)}
        onDeleted={() => void navigate(routerPaths.list())}
      />
    </>
  );
}
