import type { Network } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { DetailsPage, ItemGate } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { whyNotChange, whyNotDelete } from './network.rules.ts';
import { networks } from './network.ts';
import { NetworkDelete } from './NetworkDelete.tsx';
import { networkPaths } from './paths.ts';
import { useNetworkPermissions } from './useNetworkPermissions.ts';
import { networkWords } from './words.ts';

export function NetworkDetails() {
  const t = useText(networkWords);
  const back = <LinkTo to={networkPaths.list()}>{t('list.title')}</LinkTo>;
  return (
    <ItemGate state={useItem(networks, useParam('networkId'))} gone={back}>
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
      actions={<Actions network={network} />}
      tabs={tabs}
    >
      <Outlet context={network} />
    </DetailsPage>
  );
}

function Actions({ network }: { network: Network }) {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const [changing, deleting] = [useNetworkPermissions('update'), useNetworkPermissions('delete')];
  const mayUpdate = useCan(networks.subjects.item, 'update');
  const mayDelete = useCan(networks.subjects.item, 'delete');
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  const whyNoChange = whyNotChange(network, changing);
  const whyNoDelete = whyNotDelete(network, deleting);
  const edit = () => void navigate(networkPaths.edit(network.id, 'details'));
  usePageActions([
    ...(mayUpdate && !whyNoChange ? [{ id: 'edit', keys: 'edit', label: t('edit.action'), run: edit } as const] : []),
    ...(mayDelete && !whyNoDelete
      ? [{ id: 'delete', label: t('delete.action'), run: () => setIsDeleteOpen(true) }]
      : []),
  ]);
  return (
    <>
      {mayUpdate && (
        <Button size="small" disabledReason={whyNoChange ? t(whyNoChange) : ''} onClick={edit}>
          <Icon slot="start" name="pencil" />
          {t('edit.action')}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="small"
          variant="danger-ghost"
          disabledReason={whyNoDelete ? t(whyNoDelete) : ''}
          onClick={() => setIsDeleteOpen(true)}
        >
          <Icon slot="start" name="trash-2" />
          {t('delete.action')}
        </Button>
      )}
      <NetworkDelete
        networks={isDeleteOpen ? [network] : []}
        onClose={() => setIsDeleteOpen(false)}
        onDeleted={() => void navigate(networkPaths.list())}
      />
    </>
  );
}
