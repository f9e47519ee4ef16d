import { type LoadBalancer, whyNotChangeBalancer, whyNotDeleteBalancer } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Pill } from '@skydeck/react-bindings/pill';
import hammer from 'lucide-static/icons/hammer.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import replace from 'lucide-static/icons/replace.svg?raw';
import square from 'lucide-static/icons/square.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { DetailsPage, ItemGate } from '../../kit/details/index.ts';
import { RowActions } from '../../kit/list/table/RowActions.tsx';
import { LinkTo } from '../../kit/page/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/useItem.ts';
import { useParam } from '../../kit/useParam.ts';
import { BalancerStatus } from './BalancerStatus.tsx';
import { loadBalancers } from './load-balancer.ts';
import { LoadBalancerDelete } from './LoadBalancerDelete.tsx';
import { loadBalancerPaths } from './paths.ts';
import { useBlocked } from './useBlocked.ts';
import { useLoadBalancerActs } from './useLoadBalancerActs.ts';
import { loadBalancerWords } from './words.ts';

registerIcons({ hammer, pencil, play, replace, square, 'trash-2': trash });

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
  const { id, name, fault } = balancer;
  const tabs = [
    { key: 'pools', label: t('field.pools'), count: balancer.pools.length, to: loadBalancerPaths.pools(id) },
    { key: 'overview', label: t('tab.overview'), to: loadBalancerPaths.overview(id) },
    { key: 'properties', label: t('tab.properties'), to: loadBalancerPaths.properties(id) },
  ];
  return (
    <DetailsPage
      title={name}
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
  const t = useText(loadBalancerWords);
  const navigate = useNavigate();
  const mayUpdate = useCan(loadBalancers.subjects.item, 'update');
  const mayDelete = useCan(loadBalancers.subjects.item, 'delete');
  const [leaving, setLeaving] = useState(false);
  const blocked = useBlocked();
  const acts = useLoadBalancerActs();
  const whyNoEdit = blocked(whyNotChangeBalancer(balancer));
  const whyNoDelete = blocked(whyNotDeleteBalancer(balancer));
  const edit = () => void navigate(loadBalancerPaths.edit(balancer.id));
  usePageActions([
    ...(mayUpdate && !whyNoEdit ? [{ id: 'edit', keys: 'edit', label: t('edit.action'), run: edit } as const] : []),
    ...(mayUpdate
      ? acts
          .filter(({ whyNot }) => whyNot(balancer) === null)
          .map(({ key, label, run }) => ({ id: key, label, run: () => run(balancer) }))
      : []),
    ...(mayDelete && !whyNoDelete ? [{ id: 'delete', label: t('delete.action'), run: () => setLeaving(true) }] : []),
  ]);
  return (
    <>
      {mayUpdate && (
        <Button size="small" disabledReason={whyNoEdit || ''} onClick={edit}>
          <Icon slot="start" name="pencil" />
          {t('edit.action')}
        </Button>
      )}
      {mayDelete && (
        <Button size="small" variant="danger-ghost" disabledReason={whyNoDelete || ''} onClick={() => setLeaving(true)}>
          <Icon slot="start" name="trash-2" />
          {t('delete.action')}
        </Button>
      )}
      {mayUpdate && (
        <RowActions
          isNear
          isRunning={false}
          item={balancer}
          name={balancer.name}
          actions={acts.map(({ key, label, icon, whyNot, run }) => ({
            key,
            label,
            icon,
            blocked: (one: LoadBalancer) => blocked(whyNot(one)),
            run: () => run(balancer),
          }))}
        />
      )}
      <LoadBalancerDelete
        balancers={leaving ? [balancer] : []}
        onClose={() => setLeaving(false)}
        onDeleted={() => void navigate(loadBalancerPaths.list())}
      />
    </>
  );
}
