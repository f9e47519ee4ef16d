import { type LoadBalancerPool, whyNotChangeBalancer } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useMemo, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { later } from '../../kit/later.tsx';
import { Card } from '../../kit/details/index.ts';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import { EmptyList, type List, Table, useList } from '../../kit/list/index.ts';
import { useSelection } from '../../kit/list/table/useSelection.ts';
import { FailedView } from '../../kit/page/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useBlocked } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { usePoolColumns } from './pool-columns.tsx';
import { pools } from './pool.ts';
import { useAbove } from './useAbove.ts';
import { usePoolRowActions } from './usePoolRowActions.ts';
import { poolWords } from './words.ts';

registerIcons({ plus });

const PoolDelete = later(async () => (await import('./PoolDelete.tsx')).PoolDelete);

const byName = { field: 'name', direction: 'asc' } as const;

/** The pools of a load balancer, behind a tab of its page. There are so few that one page holds them. */
export function PoolList() {
  const t = useText(poolWords);
  const balancer = useAbove();
  const navigate = useNavigate();
  const fixed = useMemo(() => ({ loadbalancer_id: balancer.id }), [balancer.id]);
  const list = useList(pools, { sort: byName, fixed });
  const mayCreate = useCan(pools.subjects.list, 'create');
  const why = useBlocked()(whyNotChangeBalancer(balancer));
  const [leaving, setLeaving] = useState<readonly LoadBalancerPool[]>([]);
  const open = () => void navigate(poolPaths.add(balancer.id));
  const add = mayCreate && (
    <Button size="small" disabledReason={why || ''} onClick={open}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(mayCreate && !why ? [{ id: 'create', keys: 'create', label: t('create.action'), run: open }] : []);
  const isEmpty = list.filled && list.count === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyList icon="menu-load-balancers" title={t('list.empty_title')} text={t('list.empty_text')} action={add} />
      ) : (
        <Card title={t('list.title')} action={add}>
          <Rows list={list} onDelete={setLeaving} />
        </Card>
      )}
      {leaving.length > 0 && <PoolDelete pools={leaving} onClose={() => setLeaving([])} />}
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
  const actions = usePoolRowActions(useAbove(), onDelete);
  const columns = usePoolColumns();
  const selection = useSelection(list.rows, '');
  if (list.phase === 'failed' && !list.filled) return <FailedView error={list.problem} retry={list.refresh} />;
  return (
    <>
      <Table
        title={t('list.title')}
        rows={list.rows}
        columns={columns}
        actions={actions}
        label={pools.label}
        selection={selection}
        sort={list.view.sort}
        onSort={list.setSort}
        isBlank={!list.filled}
        isBusy={list.phase === 'loading'}
      />
      <BulkBar actions={actions} selection={selection} />
    </>
  );
}
