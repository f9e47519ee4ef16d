import type { LoadBalancer } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { EmptyList, ListPage, useActionTargets, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { useLoadBalancerColumns, useLoadBalancerFilters } from './load-balancer-columns.tsx';
import { whyNotCreate } from './load-balancer.rules.ts';
import { loadBalancers } from './load-balancer.ts';
import { loadBalancerPaths } from './paths.ts';
import { useLoadBalancerRowActions } from './useLoadBalancerRowActions.ts';
import { loadBalancerWords } from './words.ts';

registerIcons({ plus });

const LoadBalancerDelete = lazyComponent(async () => (await import('./LoadBalancerDelete.tsx')).LoadBalancerDelete);

const filterKeys = ['status', 'topology', 'enabled', 'network_id'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function LoadBalancerList() {
  const t = useText(loadBalancerWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = useList(loadBalancers, { filters: filterKeys, sort: byName });
  const nameOf = useDistinctRowName(list.rows);
  const mayCreate = useCan(loadBalancers.subjects.list, 'create');
  const { projectId } = useSnapshot(session);
  const whyNot = whyNotCreate(projectId);
  const toDelete = useActionTargets<LoadBalancer>();
  const actions = useLoadBalancerRowActions(
    ({ id }) => void navigate({ pathname: loadBalancerPaths.edit(id), search }),
    toDelete.choose,
  );
  const add = () => void navigate({ pathname: loadBalancerPaths.add(), search });
  const create = mayCreate && (
    <Button variant="primary" size="small" disabledReason={whyNot ? t(whyNot) : ''} onClick={add}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(mayCreate && !whyNot ? [{ id: 'create', keys: 'create', label: t('create.action'), run: add }] : []);
  const empty = (
    <EmptyList
      icon="menu-load-balancers"
      title={t('list.empty_title')}
      text={t('list.empty_text')}
      action={create}
      needs={[
        { icon: 'menu-networks', title: t('list.needs'), text: t('list.needs_network') },
        { icon: 'menu-load-balancers', title: t('list.optional'), text: t('list.optional_servers') },
      ]}
    />
  );
  return (
    <>
      <ListPage
        title={t('list.title')}
        list={list}
        columns={useLoadBalancerColumns(nameOf)}
        filters={useLoadBalancerFilters(list)}
        actions={actions}
        toolbar={create}
        empty={empty}
        searchLabel={t('list.search')}
        label={nameOf}
        storageKey={loadBalancers.name}
      />
      {toDelete.items.length > 0 && (
        <LoadBalancerDelete balancers={toDelete.items} refused={toDelete.refused} onClose={toDelete.clear} />
      )}
      <Outlet />
    </>
  );
}
