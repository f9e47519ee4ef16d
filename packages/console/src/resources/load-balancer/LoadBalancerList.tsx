import { type LoadBalancer, whyNotChangeBalancer, whyNotDeleteBalancer } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import hammer from 'lucide-static/icons/hammer.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import replace from 'lucide-static/icons/replace.svg?raw';
import square from 'lucide-static/icons/square.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useCan } from '../../kit/abilities.ts';
import { later } from '../../kit/later.tsx';
import { EmptyList, ListPage, type RowAction, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { useLoadBalancerColumns, useLoadBalancerFilters } from './load-balancer-columns.tsx';
import { whyNotCreate } from './load-balancer.rules.ts';
import { loadBalancers } from './load-balancer.ts';
import { loadBalancerPaths } from './paths.ts';
import { useBlocked } from './useBlocked.ts';
import { useLoadBalancerActs } from './useLoadBalancerActs.ts';
import { loadBalancerWords } from './words.ts';

registerIcons({ hammer, pencil, play, plus, replace, square, 'trash-2': trash });

const LoadBalancerDelete = later(async () => (await import('./LoadBalancerDelete.tsx')).LoadBalancerDelete);

const filterKeys = ['status', 'topology'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function LoadBalancerList() {
  const t = useText(loadBalancerWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = useList(loadBalancers, { filters: filterKeys, sort: byName });
  const mayCreate = useCan(loadBalancers.subjects.list, 'create');
  const { projectId } = useSnapshot(session);
  const whyNot = whyNotCreate(projectId);
  const [leaving, setLeaving] = useState<readonly LoadBalancer[]>([]);
  const actions = useRowActions(setLeaving);
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
        columns={useLoadBalancerColumns()}
        filters={useLoadBalancerFilters()}
        actions={actions}
        toolbar={create}
        empty={empty}
        searchLabel={t('list.search')}
        label={loadBalancers.label}
        storageKey={loadBalancers.name}
      />
      {leaving.length > 0 && <LoadBalancerDelete balancers={leaving} onClose={() => setLeaving([])} />}
      <Outlet />
    </>
  );
}

function useRowActions(setLeaving: (chosen: readonly LoadBalancer[]) => void): RowAction<LoadBalancer>[] {
  const t = useText(loadBalancerWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayUpdate = useCan(loadBalancers.subjects.item, 'update');
  const mayDelete = useCan(loadBalancers.subjects.item, 'delete');
  const blocked = useBlocked();
  const acts = useLoadBalancerActs();
  const changes: RowAction<LoadBalancer>[] = [
    {
      key: 'edit',
      label: t('edit.action'),
      icon: 'pencil',
      blocked: (one) => blocked(whyNotChangeBalancer(one)),
      run: ([one]) => {
        if (one) void navigate({ pathname: loadBalancerPaths.edit(one.id), search });
      },
    },
    ...acts.map(({ key, label, icon, whyNot, run }) => ({
      key,
      label,
      icon,
      blocked: (one: LoadBalancer) => blocked(whyNot(one)),
      run: ([one]: readonly LoadBalancer[]) => {
        if (one) run(one);
      },
    })),
  ];
  return [
    ...(mayUpdate ? changes : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: t('delete.action'),
            icon: 'trash-2',
            danger: true,
            bulk: true,
            blocked: (one: LoadBalancer) => blocked(whyNotDeleteBalancer(one)),
            run: setLeaving,
          },
        ]
      : []),
  ];
}
