import type { FloatingIp } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
import link from 'lucide-static/icons/link-2.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import unplug from 'lucide-static/icons/unplug.svg?raw';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { EmptyList, ListPage, forFirst, type RowAction, useActionTargets, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useWhyNoProject } from '../../kit/permissions/useWhyNoProject.ts';
import { useFloatingIpColumns, useFloatingIpFilters } from './floating-ip-columns.tsx';
import { whyNotUnassign } from './floating-ip.rules.ts';
import { floatingIps } from './floating-ip.ts';
import { floatingIpPaths } from './paths.ts';
import { floatingIpWords } from './words.ts';

registerIcons({ globe, plus, unplug, 'link-2': link, 'trash-2': trash });

const FloatingIpDelete = lazyComponent(async () => (await import('./FloatingIpDelete.tsx')).FloatingIpDelete);
const FloatingIpUnassign = lazyComponent(async () => (await import('./FloatingIpUnassign.tsx')).FloatingIpUnassign);

const filterKeys = ['status', 'assigned', 'floating_network_id', 'router_id'] as const;
const byAddress = { field: 'floating_ip_address', direction: 'asc' } as const;

type Take = (ips: readonly FloatingIp[]) => void;

function useActions(openPanel: (path: string) => void, unassign: Take, remove: Take) {
  const t = useText(floatingIpWords);
  const mayUpdate = useCan(floatingIps.subjects.item, 'update');
  const mayDelete = useCan(floatingIps.subjects.item, 'delete');
  const actions: RowAction<FloatingIp>[] = [];
  if (mayUpdate)
    actions.push(
      {
        key: 'assign',
        label: t('assign.action'),
        icon: 'link-2',
        run: forFirst(({ id }) => openPanel(floatingIpPaths.assign(id))),
      },
      {
        key: 'unassign',
        label: t('unassign.action'),
        icon: 'unplug',
        bulk: true,
        blocked: (ip) => {
          const why = whyNotUnassign(ip);
          return why && t(why);
        },
        run: unassign,
      },
    );
  if (mayDelete)
    actions.push({ key: 'delete', label: t('delete.action'), icon: 'trash-2', danger: true, bulk: true, run: remove });
  return actions;
}

export function FloatingIpList() {
  const t = useText(floatingIpWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const openPanel = (pathname: string) => void navigate({ pathname, search });
  const list = useList(floatingIps, { filters: filterKeys, sort: byAddress });
  const mayCreate = useCan(floatingIps.subjects.list, 'create');
  const whyNot = useWhyNoProject();
  const freed = useActionTargets<FloatingIp>();
  const [toDelete, setToDelete] = useState<readonly FloatingIp[]>([]);
  const actions = useActions(openPanel, freed.choose, setToDelete);
  const open = () => openPanel(floatingIpPaths.add());
  const create = mayCreate && (
    <Button variant="primary" size="small" disabledReason={whyNot} onClick={open}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(
    mayCreate && whyNot === '' ? [{ id: 'create', keys: 'create', label: t('create.action'), run: open }] : [],
  );
  return (
    <>
      <ListPage
        title={t('list.title')}
        list={list}
        columns={useFloatingIpColumns()}
        filters={useFloatingIpFilters(list)}
        actions={actions}
        toolbar={create}
        empty={
          <EmptyList
            icon="menu-floating-ips"
            title={t('list.empty_title')}
            text={t('list.empty_text')}
            action={create}
            needs={[
              { icon: 'globe', title: t('list.needs'), text: t('list.needs_external') },
              { icon: 'menu-routers', title: t('list.helps'), text: t('list.helps_router') },
            ]}
          />
        }
        searchLabel={t('list.search')}
        label={floatingIps.label}
        storageKey={floatingIps.name}
      />
      {freed.items.length > 0 && <FloatingIpUnassign ips={freed.items} refused={freed.refused} onClose={freed.clear} />}
      {toDelete.length > 0 && <FloatingIpDelete ips={toDelete} onClose={() => setToDelete([])} />}
      <Outlet />
    </>
  );
}
