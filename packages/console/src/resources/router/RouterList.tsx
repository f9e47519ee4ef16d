import { byName, ListPage, taggedKeys, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routers, routerWords } from './router.ts';
import { useRouterColumns, useRouterFilters } from './router-columns.tsx';
import { useRouterActions } from './useRouterActions.ts';

const filterKeys = ['status', 'network_id', ...taggedKeys] as const;

export function RouterList() {
  const t = useText(routerWords);
  const list = useList(routers, { filters: filterKeys, texts: taggedKeys, sort: byName });
  return (
    <ListPage
      list={list}
      columns={useRouterColumns(list.nameOf)}
      filters={useRouterFilters(list)}
      {...useRouterActions()}
      create={useCreateButton(routers)}
      needs={[
        { icon: 'menu-networks', title: t('list.needs'), text: t('list.needs_network') },
        { icon: 'globe', title: t('list.optional'), text: t('list.optional_external') },
      ]}
    />
  );
}
