import type { LoadBalancer } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Pill } from '@skydeck/react-bindings/pill';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { DetailsPage, ItemGate } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { BalancerStatus } from './BalancerStatus.tsx';
import { loadBalancers } from './load-balancer.ts';
import { LoadBalancerDelete } from './LoadBalancerDelete.tsx';
import { PageActions } from './PageActions.tsx';
import { loadBalancerPaths } from './paths.ts';
import { useLoadBalancerRowActions } from './useLoadBalancerRowActions.ts';
import { loadBalancerWords } from './words.ts';

export function LoadBalancerDetails() {
  const t = useText(loadBalancerWords);
  const back = <LinkTo to={loadBalancerPaths.list()}>{t('list.title')}</LinkTo>;
  return (
    <ItemGate state={useItem(loadBalancers, useParam('loadBalancerId'))} gone={back}>
      {(balancer) => <Details balancer={balancer} />}
    </ItemGate>
  );
}

function Details({ balancer }: { balancer: LoadBalancer }) {
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
      crumbs={[{ label: t('list.title'), to: loadBalancerPaths.list() }]}
      status={<BalancerStatus status={balancer.status} as={Pill} />}
      actions={<Actions balancer={balancer} />}
      tabs={tabs}
    >
      {fault && <Fault code={fault.code} message={fault.message} />}
      <Outlet context={balancer} />
    </DetailsPage>
  );
}

/** A code of a newer server has no words of ours: then its own are all there is. */
function Fault({ code, message }: { code: string; message: string }) {
  const t = useText(loadBalancerWords);
  const known = code === 'deployment_failed' || code === 'configuration_failed';
  return <Alert tone="danger">{known ? t(`fault.${code}`) : message}</Alert>;
}

function Actions({ balancer }: { balancer: LoadBalancer }) {
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<readonly LoadBalancer[]>([]);
  const edit = ({ id }: LoadBalancer) => void navigate(loadBalancerPaths.edit(id, 'details'));
  return (
    <>
      <PageActions item={balancer} name={balancer.name} actions={useLoadBalancerRowActions(edit, setToDelete)} />
      <LoadBalancerDelete
        balancers={toDelete}
        onClose={() => setToDelete([])}
        onDeleted={() => void navigate(loadBalancerPaths.list())}
      />
    </>
  );
}
