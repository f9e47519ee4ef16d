import type { Vpn } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { EmptyList, ListPage, useActionTargets, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useWhyNoProject } from '../../kit/permissions/useWhyNoProject.ts';
import { vpnPaths } from './paths.ts';
import { useVpnActions } from './useVpnActions.ts';
import { useVpnColumns, useVpnFilters } from './vpn-columns.tsx';
import { vpns } from './vpn.ts';
import { vpnWords } from './words.ts';

registerIcons({ plus });

const VpnDelete = lazyComponent(async () => (await import('./VpnDelete.tsx')).VpnDelete);

const filterKeys = ['status', 'admin_state_up', 'router_id'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function VpnList() {
  const t = useText(vpnWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (pathname: string) => void navigate({ pathname, search });
  const list = useList(vpns, { filters: filterKeys, sort: byName });
  const nameOf = useDistinctRowName(list.rows);
  const mayCreate = useCan(vpns.subjects.list, 'create');
  const whyNot = useWhyNoProject();
  const toDelete = useActionTargets<Vpn>();
  const actions = useVpnActions((vpn) => open(vpnPaths.edit(vpn.id)), toDelete.choose);
  const create = mayCreate && (
    <Button variant="primary" size="small" disabledReason={whyNot} onClick={() => open(vpnPaths.add())}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(
    mayCreate && whyNot === ''
      ? [{ id: 'create', keys: 'create', label: t('create.action'), run: () => open(vpnPaths.add()) }]
      : [],
  );
  const empty = (
    <EmptyList
      icon="menu-vpn"
      title={t('list.empty_title')}
      text={t('list.empty_text')}
      action={create}
      needs={[{ icon: 'menu-routers', title: t('list.needs'), text: t('list.needs_router') }]}
    />
  );
  return (
    <>
      <ListPage
        title={t('list.title')}
        list={list}
        columns={useVpnColumns(nameOf)}
        filters={useVpnFilters(list)}
        actions={actions}
        toolbar={create}
        empty={empty}
        searchLabel={t('list.search')}
        label={nameOf}
        storageKey={vpns.name}
      />
      {toDelete.items.length > 0 && (
        <VpnDelete chosen={toDelete.items} refused={toDelete.refused} onClose={toDelete.clear} />
      )}
      <Outlet />
    </>
  );
}
