import { type LoadBalancerPool, whyNotChangeBalancer } from '@skydeck/contract';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { Card } from '../../kit/page/Card.tsx';
import {
  byName,
  EmptyList,
  ListBody,
  type ResourceList,
  type RowAction,
  useCreateButton,
  useList,
} from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { loadBalancerWords, useBlockedText } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { usePoolColumns, usePoolFilters } from './pool-columns.tsx';
import { pools, poolWords, useParent } from './pool.ts';
import { usePoolActions } from './usePoolActions.ts';

const filterKeys = ['status', 'enabled', 'lb_algorithm'] as const;

/** The pools of a load balancer, behind a tab of its page. */
export function PoolList() {
  const t = useText(poolWords);
  const balancer = useParent();
  const fixed = useMemo(() => ({ loadbalancer_id: balancer.id }), [balancer.id]);
  const list = useList(pools, { filters: filterKeys, sort: byName, fixed });
  const why = useBlockedText()(whyNotChangeBalancer(balancer));
  const { actions, dialogs } = usePoolActions(balancer);
  const paths = { add: () => poolPaths.add(balancer.id) };
  const add = useCreateButton({ ...pools, paths }, { whyNot: why || '', isQuiet: true });
  const isEmpty = list.filled && list.count === 0 && !list.filtered;
  return (
    <>
      {isEmpty ? (
        <EmptyList icon={pools.icon} title={t('list.empty_title')} text={t('list.empty_text')} action={add} />
      ) : (
        <Card title={t('list.title')} action={add}>
          <Rows list={list} actions={actions} />
        </Card>
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
    <ListBody
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
