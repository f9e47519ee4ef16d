import { ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { vpnPaths } from './paths.ts';
import { useVpnActions } from './useVpnActions.tsx';
import { useVpnColumns, useVpnFilters } from './vpn-columns.tsx';
import { vpns, vpnWords } from './vpn.ts';

const filterKeys = ['status', 'admin_state_up', 'router_id'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function VpnList() {
  const t = useText(vpnWords);
  const list = useList(vpns, { filters: filterKeys, sort: byName });
  const create = useCreateButton({ subject: vpns.subjects.list, label: t('create.action'), to: vpnPaths.add() });
  return (
    <ListPage
      list={list}
      words={vpnWords}
      columns={useVpnColumns(list.nameOf)}
      filters={useVpnFilters(list)}
      {...useVpnActions()}
      create={create}
      icon="menu-vpn"
      needs={[{ icon: 'menu-routers', title: t('list.needs'), text: t('list.needs_router') }]}
    />
  );
}
