import { Outlet } from 'react-router-dom';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { Overview, Related } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { balancerStatus, loadBalancerPaths, StatsCharts } from '../load-balancer/index.ts';
import { nameOfMember } from './member-columns.tsx';
import { MemberHealth } from './MemberHealth.tsx';
import { poolPaths } from './paths.ts';
import { pools, poolWords, usePool } from './pool.ts';
import { usePoolStats } from './usePoolStats.ts';

/** Below the charts. */
const PoolProperties = lazyComponent(async () => (await import('./PoolProperties.tsx')).PoolProperties);

/** Connections and traffic of one pool, and what it is. */
export function PoolOverview() {
  const { balancer, pool } = usePool();
  const paths = { details: (id: string) => poolPaths.details(balancer.id, id) };
  return (
    <>
      <StatsCharts load={usePoolStats(pool.id)} />
      <Overview resource={{ ...pools, paths }} item={pool} aside={<Beside />}>
        <PoolProperties />
      </Overview>
      <Outlet />
    </>
  );
}

/** What it belongs to, and what is behind it. */
function Beside() {
  const t = useText(poolWords);
  const { balancer, pool } = usePool();
  return (
    <>
      <Related
        title={t('field.balancer')}
        icon={pools.icon}
        items={[
          {
            id: balancer.id,
            name: balancer.name,
            to: loadBalancerPaths.details(balancer.id),
            fact: balancer.address,
            state: <balancerStatus.Status status={balancer.status} />,
          },
        ]}
      />
      <Related
        title={t('field.members')}
        icon={pools.icon}
        all={poolPaths.tab(balancer.id, pool.id, 'members')}
        items={pool.members.map((member) => ({
          id: member.id,
          name: nameOfMember(member),
          fact: `${member.address}:${member.protocol_port}`,
          state: <MemberHealth member={member} />,
        }))}
      />
    </>
  );
}
