import type { Vpn } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { ActionButtons, ItemDetails, ItemGate } from '../../kit/details/index.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { vpnPaths } from './paths.ts';
import { useVpnActions } from './useVpnActions.ts';
import { vpns, vpnWords } from './vpn.ts';
import { VpnStatus } from './VpnStatus.tsx';

export function VpnDetails() {
  const t = useText(vpnWords);
  return (
    <ItemGate state={useItem(vpns, useParam('vpnId'))} gone={<LinkTo to={vpnPaths.list()}>{t('list.title')}</LinkTo>}>
      {(vpn) => <Details vpn={vpn} />}
    </ItemGate>
  );
}

function Details({ vpn }: { vpn: Vpn }) {
  const t = useText(vpnWords);
  const tabs = [
    { key: 'overview', label: t('tab.overview'), to: vpnPaths.details(vpn.id) },
    { key: 'policies', label: t('tab.policies'), to: vpnPaths.policies(vpn.id) },
    {
      key: 'endpoint-groups',
      label: t('tab.endpoints'),
      count: vpn.local_endpoints.length + vpn.peer_cidrs.length,
      to: vpnPaths.endpoints(vpn.id),
    },
  ];
  return (
    <ItemDetails
      resource={vpns}
      item={vpn}
      status={<VpnStatus vpn={vpn} as={Pill} />}
      actions={<ActionButtons item={vpn} {...useVpnActions(vpn)} />}
      tabs={tabs}
    >
      <Outlet context={vpn} />
    </ItemDetails>
  );
}
