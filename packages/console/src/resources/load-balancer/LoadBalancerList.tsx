import { ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
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
  const create = useCreateButton({
    subject: loadBalancers.subjects.list,
    label: t('create.action'),
    to: loadBalancerPaths.add(),
  });
  return (
    <ListPage
      list={list}
      words={loadBalancerWords}
      columns={useLoadBalancerColumns(list.nameOf)}
      filters={useLoadBalancerFilters(list)}
      {...useLoadBalancerActions()}
      create={create}
      icon="menu-load-balancers"
      needs={[
        { icon: 'menu-networks', title: t('list.needs'), text: t('list.needs_network') },
        { icon: 'menu-load-balancers', title: t('list.optional'), text: t('list.optional_servers') },
      ]}
    />
  );
}
