import { byName, ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useLoadBalancerColumns, useLoadBalancerFilters } from './load-balancer-columns.tsx';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';
import { useLoadBalancerActions } from './useLoadBalancerActions.ts';

const filterKeys = ['status', 'topology', 'enabled', 'network_id'] as const;

export function LoadBalancerList() {
  const t = useText(loadBalancerWords);
  const list = useList(loadBalancers, { filters: filterKeys, sort: byName });
  return (
    <ListPage
      list={list}
      columns={useLoadBalancerColumns(list.nameOf)}
      filters={useLoadBalancerFilters(list)}
      {...useLoadBalancerActions()}
      create={useCreateButton(loadBalancers)}
      needs={[
        { icon: 'menu-networks', title: t('list.needs'), text: t('list.needs_network') },
        { icon: 'menu-load-balancers', title: t('list.optional'), text: t('list.optional_servers') },
      ]}
    />
  );
}
