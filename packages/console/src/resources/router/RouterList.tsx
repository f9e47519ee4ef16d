import type { Router } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { EmptyList, ListPage, forFirst, type RowAction, useActionTargets, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { routerPaths } from './paths.ts';
import { whyNotCreate, whyNotDelete } from './router.rules.ts';
import { routers } from './router.ts';
import { useRouterColumns, useRouterFilters } from './router-columns.tsx';
import { routerWords } from './words.ts';

registerIcons({ pencil, plus, 'trash-2': trash });

const RouterDelete = lazyComponent(async () => (await import('./RouterDelete.tsx')).RouterDelete);

const filterKeys = ['status', 'network_id'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function RouterList() {
  const t = useText(routerWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const openPanel = (pathname: string) => void navigate({ pathname, search });
  const list = useList(routers, { filters: filterKeys, sort: byName });
  const nameOf = useDistinctRowName(list.rows);
  const mayCreate = useCan(routers.subjects.list, 'create');
  const mayUpdate = useCan(routers.subjects.item, 'update');
  const mayDelete = useCan(routers.subjects.item, 'delete');
  const toDelete = useActionTargets<Router>();

  const blockedDelete = (router: Router) => {
    const why = whyNotDelete(router);
    return why && t(why);
  };
  const actions: RowAction<Router>[] = [
    ...(mayUpdate
      ? [
          {
            key: 'edit',
            label: t('edit.action'),
            icon: 'pencil',
            run: forFirst(({ id }: Router) => openPanel(routerPaths.edit(id))),
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: t('delete.action'),
            icon: 'trash-2',
            danger: true,
            bulk: true,
            blocked: blockedDelete,
            run: toDelete.choose,
          },
        ]
      : []),
  ];
  const { projectId } = useSnapshot(session);
  const whyNot = whyNotCreate(projectId);
  const create = mayCreate && (
    <Button
      variant="primary"
      size="small"
      disabledReason={whyNot ? t(whyNot) : ''}
      onClick={() => openPanel(routerPaths.add())}
    >
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(
    mayCreate && !whyNot
      ? [{ id: 'create', keys: 'create', label: t('create.action'), run: () => openPanel(routerPaths.add()) }]
      : [],
  );
  const empty = (
    <EmptyList
      icon="menu-routers"
      title={t('list.empty_title')}
      text={t('list.empty_text')}
      action={create}
      needs={[
        { icon: 'menu-networks', title: t('list.needs'), text: t('list.needs_network') },
        { icon: 'globe', title: t('list.optional'), text: t('list.optional_external') },
      ]}
    />
  );

  return (
    <>
      <ListPage
        title={t('list.title')}
        list={list}
        columns={useRouterColumns(nameOf)}
        filters={useRouterFilters(list)}
        actions={actions}
        toolbar={create}
        empty={empty}
        searchLabel={t('list.search')}
        label={nameOf}
        storageKey={routers.name}
      />
      {toDelete.items.length > 0 && (
        <RouterDelete routers={toDelete.items} refused={toDelete.refused} onClose={toDelete.clear} />
      )}
      <Outlet />
    </>
  );
}
