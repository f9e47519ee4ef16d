import { registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
import { ListPage, taggedKeys, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useFloatingIpColumns, useFloatingIpFilters } from './floating-ip-columns.tsx';
import { floatingIps, floatingIpWords } from './floating-ip.ts';
import { useFloatingIpActions } from './useFloatingIpActions.tsx';

registerIcons({ globe });

const filterKeys = ['status', 'assigned', 'floating_network_id', 'router_id', ...taggedKeys] as const;
const byAddress = { field: 'floating_ip_address', direction: 'asc' } as const;

export function FloatingIpList() {
  const t = useText(floatingIpWords);
  const list = useList(floatingIps, { filters: filterKeys, texts: taggedKeys, sort: byAddress });
  return (
    <ListPage
      list={list}
      columns={useFloatingIpColumns()}
      filters={useFloatingIpFilters(list)}
      {...useFloatingIpActions()}
      create={useCreateButton(floatingIps)}
      needs={[
        { icon: 'globe', title: t('list.needs'), text: t('list.needs_external') },
        { icon: 'menu-routers', title: t('list.helps'), text: t('list.helps_router') },
      ]}
    />
  );
}
