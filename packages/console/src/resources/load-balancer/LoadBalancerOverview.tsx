import type { LoadBalancer } from '@skydeck/contract';
import { Outlet } from 'react-router-dom';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { Overview, Related, usePageItem } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { floatingIpPaths, floatingIps } from '../floating-ip/index.ts';
import { AddPool } from '../load-balancer-pool/index.ts';
import { portsOf } from '../load-balancer-pool/pool.rules.ts';
import { networkPaths } from '../network/index.ts';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';
import { loadBalancerPaths } from './paths.ts';
import { StatsCharts } from './StatsCharts.tsx';
import { balancerStatus } from './status.ts';
import { useLoadBalancerStats } from './useLoadBalancerStats.ts';

/** Below the charts. */
const LoadBalancerProperties = lazyComponent(
  async () => (await import('./LoadBalancerProperties.tsx')).LoadBalancerProperties,
);

/** Connections and traffic of all its pools, and what it is. */
export function LoadBalancerOverview() {
  const balancer = usePageItem(loadBalancers);
  return (
    <>
      <AddPool balancer={balancer} />
      <StatsCharts load={useLoadBalancerStats(balancer.id)} />
      <Overview resource={loadBalancers} item={balancer} aside={<Beside balancer={balancer} />}>
        <LoadBalancerProperties balancer={balancer} />
      </Overview>
      <Outlet />
    </>
  );
}

/** Where it is reached, and the pools that share its address. */
function Beside({ balancer }: { balancer: LoadBalancer }) {
  const t = useText(loadBalancerWords);
  const { id, pools, floating_ip: floating } = balancer;
  return (
    <>
      <Related
        title={t('field.pools')}
        icon={loadBalancers.icon}
        all={loadBalancerPaths.pools(id)}
        items={pools.map((pool) => ({
          id: pool.id,
          name: pool.name,
          to: loadBalancerPaths.pool(id, pool.id),
          fact: portsOf(pool),
          state: <balancerStatus.Status status={pool.status} />,
        }))}
      />
      <Related
        title={t('field.floating')}
        icon={floatingIps.icon}
        items={
          floating
            ? [{ id: floating.id, name: floating.floating_ip_address, to: floatingIpPaths.details(floating.id) }]
            : []
        }
      />
      <Related
        title={t('field.network')}
        icon="menu-networks"
        items={[
          {
            id: balancer.network_id,
            name: balancer.network_name,
            to: networkPaths.details(balancer.network_id),
            fact: balancer.address,
          },
        ]}
      />
    </>
  );
}
