import { type LoadBalancerPool, whyNotChangeBalancer } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { Card } from '../../kit/details/index.ts';
import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { EmptyList, type List, ListBody, useActionTargets, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { loadBalancerWords, useBlockedText } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { usePoolColumns, usePoolFilters } from './pool-columns.tsx';
import { pools } from './pool.ts';
import { useParent } from './useParent.ts';
import { usePoolRowActions } from './usePoolRowActions.ts';
import { poolWords } from './words.ts';

registerIcons({ plus });

const PoolDelete = lazyComponent(async () => (await import('./PoolDelete.tsx')).PoolDelete);

const filterKeys = ['status', 'enabled', 'lb_algorithm'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

/** The pools of a load balancer, behind a tab of its page. */
export function PoolList() {
  const t = useText(poolWords);
  const balancer = useParent();
  const navigate = useNavigate();
  const { search } = useLocation();
  const fixed = useMemo(() => ({ loadbalancer_id: balancer.id }), [balancer.id]);
  const list = useList(pools, { filters: filterKeys, sort: byName, fixed });
  const mayCreate = useCan(pools.subjects.list, 'create');
  const why = useBlockedText()(whyNotChangeBalancer(balancer));
  const toDelete = useActionTargets<LoadBalancerPool>();
  const open = () => void navigate({ pathname: poolPaths.add(balancer.id), search });
  const add = mayCreate && (
    <Button size="small" disabledReason={why || ''} onClick={open}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(mayCreate && !why ? [{ id: 'create', keys: 'create', label: t('create.action'), run: open }] : []);
  const isEmpty = list.filled && list.count === 0 && !list.filtered;
  return (
    <>
      {isEmpty ? (
        <EmptyList icon="menu-load-balancers" title={t('list.empty_title')} text={t('list.empty_text')} action={add} />
      ) : (
        <Card title={t('list.title')} action={add}>
          <Rows list={list} onDelete={toDelete.choose} />
        </Card>
      )}
      {toDelete.items.length > 0 && (
        <PoolDelete pools={toDelete.items} refused={toDelete.refused} onClose={toDelete.clear} />
      )}
      <Outlet context={balancer} />
    </>
  );
}

interface RowsProps {
  readonly list: List<LoadBalancerPool>;
  readonly onDelete: (chosen: readonly LoadBalancerPool[]) => void;
}

function Rows({ list, onDelete }: RowsProps) {
  const t = useText(poolWords);
  const tOfAll = useText(loadBalancerWords);
  const actions = usePoolRowActions(useParent(), onDelete, 'pools');
  const nameOf = useDistinctRowName(list.rows);
  return (
    <ListBody
      title={t('list.title')}
      list={list}
      columns={usePoolColumns(nameOf)}
      actions={actions}
      filters={usePoolFilters()}
      searchLabel={tOfAll('list.search')}
      label={nameOf}
      storageKey={pools.name}
    />
  );
}
