import { type LoadBalancer, type LoadBalancerPool, whyNotChangePool } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { Pill } from '@skydeck/react-bindings/pill';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { DetailsPage } from '../../kit/details/index.ts';
import { RowActions } from '../../kit/list/table/RowActions.tsx';
import { LinkTo } from '../../kit/page/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useParam } from '../../kit/useParam.ts';
import { BalancerStatus, loadBalancerPaths, useBlocked } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { PoolDelete } from './PoolDelete.tsx';
import { PoolGate } from './PoolGate.tsx';
import { usePoolRowActions } from './usePoolRowActions.ts';
import { poolWords } from './words.ts';

export function PoolDetails() {
  const t = useText(poolWords);
  const back = <LinkTo to={poolPaths.list(useParam('loadBalancerId'))}>{t('list.title')}</LinkTo>;
  return <PoolGate gone={back}>{(balancer, pool) => <Details balancer={balancer} pool={pool} />}</PoolGate>;
}

interface About {
  readonly balancer: LoadBalancer;
  readonly pool: LoadBalancerPool;
}

function Details({ balancer, pool }: About) {
  const t = useText(poolWords);
  const tabs = [
    { key: 'overview', label: t('tab.overview'), to: poolPaths.details(balancer.id, pool.id) },
    { key: 'properties', label: t('tab.properties'), to: poolPaths.tab(balancer.id, pool.id, 'properties') },
    {
      key: 'members',
      label: t('field.members'),
      count: pool.members.length,
      to: poolPaths.tab(balancer.id, pool.id, 'members'),
    },
    {
      key: 'allowed-cidrs',
      label: t('field.cidrs'),
      count: pool.allowed_cidrs.length,
      to: poolPaths.tab(balancer.id, pool.id, 'allowed-cidrs'),
    },
  ];
  const crumbs = [
    { label: t('crumb.balancers'), to: loadBalancerPaths.list() },
    { label: balancer.name, to: poolPaths.list(balancer.id) },
  ];
  return (
    <DetailsPage
      title={pool.name}
      crumbs={crumbs}
      status={<BalancerStatus status={pool.status} as={Pill} />}
      actions={<Actions balancer={balancer} pool={pool} />}
      tabs={tabs}
    >
      <Outlet context={{ balancer, pool }} />
    </DetailsPage>
  );
}

function Actions({ balancer, pool }: About) {
  const t = useText(poolWords);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const blocked = useBlocked();
  const actions = usePoolRowActions(balancer, () => setLeaving(true));
  const isOffered = (wanted: string) => actions.some(({ key }) => key === wanted);
  const whyNot = blocked(whyNotChangePool(pool, balancer));
  const edit = () => void navigate(poolPaths.edit(balancer.id, pool.id));
  usePageActions(
    actions
      .filter(({ blocked: why }) => !why?.(pool))
      .map(({ key, label, run }) => ({
        id: key,
        label,
        run: () => run([pool]),
        ...(key === 'edit' && { keys: 'edit' as const }),
      })),
  );
  return (
    <>
      {isOffered('edit') && (
        <Button size="small" disabledReason={whyNot || ''} onClick={edit}>
          <Icon slot="start" name="pencil" />
          {t('edit.action')}
        </Button>
      )}
      {isOffered('delete') && (
        <Button size="small" variant="danger-ghost" disabledReason={whyNot || ''} onClick={() => setLeaving(true)}>
          <Icon slot="start" name="trash-2" />
          {t('delete.action')}
        </Button>
      )}
      {isOffered('edit') && (
        <RowActions
          isNear
          isRunning={false}
          item={pool}
          name={pool.name}
          actions={actions.filter(({ key }) => key !== 'edit' && key !== 'delete')}
        />
      )}
      <PoolDelete
        pools={leaving ? [pool] : []}
        onClose={() => setLeaving(false)}
        onDeleted={() => void navigate(poolPaths.list(balancer.id))}
      />
    </>
  );
}
