import type { LoadBalancer, LoadBalancerPool } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { ActionButtons, DetailsPage } from '../../kit/details/index.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { balancerStatus, loadBalancerPaths } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { PoolGate } from './PoolGate.tsx';
import { usePoolActions } from './usePoolActions.ts';
import { poolWords } from './pool.ts';

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
  const [above, id] = [balancer.id, pool.id];
  const tabs = [
    {
      key: 'overview',
      label: t('tab.overview'),
      to: poolPaths.details(above, id),
      also: [poolPaths.edit(above, id)],
    },
    {
      key: 'members',
      label: t('field.members'),
      count: pool.members.length,
      to: poolPaths.tab(above, id, 'members'),
      also: [poolPaths.editMembers(above, id)],
    },
    {
      key: 'allowed-cidrs',
      label: t('field.cidrs'),
      count: pool.allowed_cidrs.length,
      to: poolPaths.tab(above, id, 'allowed-cidrs'),
      also: [poolPaths.editCidrs(above, id)],
    },
    { key: 'activity', label: t('tab.activity'), to: poolPaths.tab(above, id, 'activity') },
  ];
  const crumbs = [
    { label: t('crumb.balancers'), to: loadBalancerPaths.list() },
    { label: balancer.name, to: poolPaths.list(balancer.id) },
  ];
  return (
    <DetailsPage
      title={pool.name}
      crumbs={crumbs}
      purpose={pool.description}
      status={<balancerStatus.Status status={pool.status} as={Pill} />}
      actions={<ActionButtons item={pool} {...usePoolActions(balancer, pool)} />}
      tabs={tabs}
    >
      <Outlet context={{ balancer, pool }} />
    </DetailsPage>
  );
}
