import type { Network } from '@skydeck/contract';
import { Outlet } from 'react-router-dom';
import { ActionButtons, DetailsPage, ItemGate } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { networks, networkWords } from './network.ts';
import { networkPaths } from './paths.ts';
import { useNetworkActions } from './useNetworkActions.tsx';

export function NetworkDetails() {
  const t = useText(networkWords);
  return (
    <ItemGate
      state={useItem(networks, useParam('networkId'))}
      gone={<LinkTo to={networkPaths.list()}>{t('list.title')}</LinkTo>}
    >
      {(network) => <Details network={network} />}
    </ItemGate>
  );
}

function Details({ network }: { network: Network }) {
  const t = useText(networkWords);
  const nameOf = useKnownName(networks);
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
    <DetailsPage
      title={nameOf(network)}
      crumbs={[{ label: t('list.title'), to: networkPaths.list() }]}
      actions={<ActionButtons item={network} {...useNetworkActions(network)} />}
      tabs={tabs}
    >
      <Outlet context={network} />
    </DetailsPage>
  );
}
