import type { LoadBalancer } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { DetailsPage, itemPage } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { useText } from '../../kit/text/index.ts';
import { balancerStatus } from './status.ts';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';
import { PageActions } from './PageActions.tsx';
import { loadBalancerPaths } from './paths.ts';
import { useLoadBalancerActions } from './useLoadBalancerActions.tsx';

const page = { words: loadBalancerWords, list: loadBalancerPaths.list() };

export const LoadBalancerDetails = itemPage(
  loadBalancers,
  'loadBalancerId',
  page,
  function Details({ item: balancer }: { item: LoadBalancer }) {
    const t = useText(loadBalancerWords);
    const nameOf = useKnownName(loadBalancers);
    const { id, fault } = balancer;
    const tabs = [
      { key: 'pools', label: t('field.pools'), count: balancer.pools.length, to: loadBalancerPaths.pools(id) },
      { key: 'overview', label: t('tab.overview'), to: loadBalancerPaths.overview(id) },
      { key: 'properties', label: t('tab.properties'), to: loadBalancerPaths.properties(id) },
    ];
    return (
      <DetailsPage
        title={nameOf(balancer)}
        crumbs={[{ label: t('list.title'), to: page.list }]}
        status={<balancerStatus.Status status={balancer.status} as={Pill} />}
        actions={<PageActions item={balancer} name={balancer.name} {...useLoadBalancerActions(balancer)} />}
        tabs={tabs}
      >
        {fault && <Fault code={fault.code} message={fault.message} />}
        <Outlet context={balancer} />
      </DetailsPage>
    );
  },
);

/** A code of a newer server has no words of ours: then its own are all there is. */
function Fault({ code, message }: { code: string; message: string }) {
  const t = useText(loadBalancerWords);
  const known = code === 'deployment_failed' || code === 'configuration_failed';
  return <Alert tone="danger">{known ? t(`fault.${code}`) : message}</Alert>;
}
