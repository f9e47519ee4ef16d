import { ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths } from './paths.ts';
import { routers, routerWords } from './router.ts';
import { useRouterColumns, useRouterFilters } from './router-columns.tsx';
import { useRouterActions } from './useRouterActions.tsx';

const filterKeys = ['status', 'network_id'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function RouterList() {
  const t = useText(routerWords);
  const list = useList(routers, { filters: filterKeys, sort: byName });
  const create = useCreateButton({
    subject: routers.subjects.list,
    label: t('create.action'),
    to: routerPaths.add(),
  });
  return (
    <ListPage
      list={list}
      words={routerWords}
      columns={useRouterColumns(list.nameOf)}
      filters={useRouterFilters(list)}
      {...useRouterActions()}
      create={create}
      icon="menu-routers"
      needs={[
        { icon: 'menu-networks', title: t('list.needs'), text: t('list.needs_network') },
        { icon: 'globe', title: t('list.optional'), text: t('list.optional_external') },
      ]}
    />
  );
}
