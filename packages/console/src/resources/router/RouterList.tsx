import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { EmptyList, ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
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
  const nameOf = useDistinctRowName(list.rows);
  const create = useCreateButton({
    subject: routers.subjects.list,
    label: t('create.action'),
    to: routerPaths.add(),
  });
  return (
    <ListPage
      title={t('list.title')}
      list={list}
      columns={useRouterColumns(nameOf)}
      filters={useRouterFilters(list)}
      {...useRouterActions()}
      toolbar={create}
      empty={
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
      }
      searchLabel={t('list.search')}
      label={nameOf}
      storageKey={routers.name}
    />
  );
}
