import type { Network } from '@skydeck/contract';
import { Outlet } from 'react-router-dom';
import { ActionButtons, ItemDetails, itemPage } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networks, networkWords } from './network.ts';
import { networkPaths } from './paths.ts';
import { useNetworkActions } from './useNetworkActions.ts';

export const NetworkDetails = itemPage(networks, 'networkId', function Details({ item: network }: { item: Network }) {
  const t = useText(networkWords);
  const tabs = [
    { key: 'overview', label: t('tab.overview'), to: networkPaths.details(network.id) },
    {
      key: 'subnets',
      label: t('tab.subnets'),
      count: network.subnets.length,
      to: networkPaths.subnets(network.id),
      also: networkPaths.subnetForms(network.id),
    },
    {
      key: 'access',
      label: t('tab.access'),
      to: networkPaths.access(network.id),
      also: [networkPaths.editAccess(network.id)],
    },
  ];
  return (
    <ItemDetails
      resource={networks}
      item={network}
      actions={<ActionButtons item={network} {...useNetworkActions(network)} />}
      tabs={tabs}
    >
      <Outlet context={network} />
    </ItemDetails>
  );
});
