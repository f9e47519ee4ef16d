import type { LoadBalancer } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { ActionButtons, ItemDetails, itemPage } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { balancerStatus } from './status.ts';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';
import { loadBalancerPaths } from './paths.ts';
import { useLoadBalancerActions } from './useLoadBalancerActions.ts';

export const LoadBalancerDetails = itemPage(
  loadBalancers,
  'loadBalancerId',
  function Details({ item: balancer }: { item: LoadBalancer }) {
    const t = useText(loadBalancerWords);
    const { id, fault } = balancer;
    const tabs = [
      {
        key: 'overview',
        label: t('tab.overview'),
        to: loadBalancerPaths.overview(id),
        also: [loadBalancerPaths.properties(id), loadBalancerPaths.edit(id, 'details')],
      },
      { key: 'pools', label: t('field.pools'), count: balancer.pools.length, to: loadBalancerPaths.pools(id) },
    ];
    return (
      <ItemDetails
        resource={loadBalancers}
        item={balancer}
        status={<balancerStatus.Status status={balancer.status} as={Pill} />}
        actions={<ActionButtons item={balancer} {...useLoadBalancerActions(balancer)} />}
        tabs={tabs}
      >
        {fault && <Fault code={fault.code} message={fault.message} />}
        <Outlet context={balancer} />
      </ItemDetails>
    );
  },
);

/** A code of a newer server has no words of ours: then its own are all there is. */
function Fault({ code, message }: { code: string; message: string }) {
  const t = useText(loadBalancerWords);
  const known = code === 'deployment_failed' || code === 'configuration_failed';
  return <Alert tone="danger">{known ? t(`fault.${code}`) : message}</Alert>;
}
