import type { LoadBalancerPool } from '@skydeck/contract';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { NestedList, PagePrimary } from '../../kit/details/index.ts';
import { byName, EmptyList, type ResourceList, type RowAction, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { loadBalancerWords } from '../load-balancer/index.ts';
import { usePoolColumns, usePoolFilters } from './pool-columns.tsx';
import { pools, poolWords, useParent } from './pool.ts';
import { useAddPool } from './useAddPool.ts';
import { usePoolActions } from './usePoolActions.ts';

const filterKeys = ['status', 'enabled', 'lb_algorithm'] as const;

/** The pools of a load balancer, behind a tab of its page. */
export function BalancerPools() {
  const t = useText(poolWords);
  const balancer = useParent();
  const fixed = useMemo(() => ({ loadbalancer_id: balancer.id }), [balancer.id]);
  const list = useList(pools, { filters: filterKeys, sort: byName, fixed });
  const { actions, dialogs } = usePoolActions(balancer);
  const add = useAddPool(balancer);
  const isEmpty = list.filled && list.count === 0 && !list.filtered;
  return (
    <>
      {isEmpty ? (
        <EmptyList icon={pools.icon} title={t('list.empty_title')} text={t('list.empty_text')} action={add} />
      ) : (
        <>
          <PagePrimary>{add}</PagePrimary>
          <Rows list={list} actions={actions} />
        </>
      )}
      {dialogs}
      <Outlet context={balancer} />
    </>
  );
}

interface RowsProps {
  readonly list: ResourceList<LoadBalancerPool>;
  readonly actions: readonly RowAction<LoadBalancerPool>[];
}

function Rows({ list, actions }: RowsProps) {
  const t = useText(poolWords);
  const tOfAll = useText(loadBalancerWords);
  return (
    <NestedList
      title={t('list.title')}
      list={list}
      columns={usePoolColumns(list.nameOf)}
      actions={actions}
      filters={usePoolFilters()}
      searchLabel={tOfAll('list.search')}
      label={list.nameOf}
      storageKey={list.resource.name}
    />
  );
}
