import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { EmptyList, ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useLoadBalancerColumns, useLoadBalancerFilters } from './load-balancer-columns.tsx';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';
import { loadBalancerPaths } from './paths.ts';
import { useLoadBalancerActions } from './useLoadBalancerActions.tsx';

const filterKeys = ['status', 'topology', 'enabled', 'network_id'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function LoadBalancerList() {
  const t = useText(loadBalancerWords);
  const list = useList(loadBalancers, { filters: filterKeys, sort: byName });
  const nameOf = useDistinctRowName(list.rows);
  const create = useCreateButton({
    subject: loadBalancers.subjects.list,
    label: t('create.action'),
    to: loadBalancerPaths.add(),
  });
  return (
    <ListPage
      title={t('list.title')}
      list={list}
      columns={useLoadBalancerColumns(nameOf)}
      filters={useLoadBalancerFilters(list)}
      {...useLoadBalancerActions()}
      toolbar={create}
      empty={
        <EmptyList
          icon="menu-load-balancers"
          title={t('list.empty_title')}
          text={t('list.empty_text')}
          action={create}
          needs={[
            { icon: 'menu-networks', title: t('list.needs'), text: t('list.needs_network') },
            { icon: 'menu-load-balancers', title: t('list.optional'), text: t('list.optional_servers') },
          ]}
        />
      }
      searchLabel={t('list.search')}
      label={nameOf}
      storageKey={loadBalancers.name}
    />
  );
}
