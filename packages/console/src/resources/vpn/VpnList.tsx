import { byName, ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useVpnActions } from './useVpnActions.ts';
import { useVpnColumns, useVpnFilters } from './vpn-columns.tsx';
import { vpns, vpnWords } from './vpn.ts';

const filterKeys = ['status', 'admin_state_up', 'router_id'] as const;

export function VpnList() {
  const t = useText(vpnWords);
  const list = useList(vpns, { filters: filterKeys, sort: byName });
  return (
    <ListPage
      list={list}
      columns={useVpnColumns(list.nameOf)}
      filters={useVpnFilters(list)}
      {...useVpnActions()}
      create={useCreateButton(vpns)}
      needs={[{ icon: 'menu-routers', title: t('list.needs'), text: t('list.needs_router') }]}
    />
  );
}
