import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { EmptyList, ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
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
  const nameOf = useDistinctRowName(list.rows);
  const create = useCreateButton({ subject: vpns.subjects.list, label: t('create.action'), to: vpnPaths.add() });
  return (
    <ListPage
      title={t('list.title')}
      list={list}
      columns={useVpnColumns(nameOf)}
      filters={useVpnFilters(list)}
      {...useVpnActions()}
      toolbar={create}
      empty={
        <EmptyList
          icon="menu-vpn"
          title={t('list.empty_title')}
          text={t('list.empty_text')}
          action={create}
          needs={[{ icon: 'menu-routers', title: t('list.needs'), text: t('list.needs_router') }]}
        />
      }
      searchLabel={t('list.search')}
      label={nameOf}
      storageKey={vpns.name}
    />
  );
}
