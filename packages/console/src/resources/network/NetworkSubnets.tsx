import type { Network } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { Outlet, useNavigate } from 'react-router-dom';
import { usePageItem } from '../../kit/details/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { EmptyList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { SubnetCard } from '../subnet/index.ts';
import { whyNotAddSubnet, whyNotChange } from './network.rules.ts';
import * as css from './network.css.ts';
import { networks, networkWords, useNetworkPermissions } from './network.ts';
import { networkPaths } from './paths.ts';

const versions = [4, 6] as const;

export function NetworkSubnets() {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const network = usePageItem(networks);
  const mayUpdate = useCan(networks.subjects.item, 'update');
  const mayDelete = useCan(networks.subjects.item, 'delete');
  const whyNot = whyNotChange(network, useNetworkPermissions('update'));
  const add = useAddButtons(network);
  return (
    <>
      {network.subnets.length === 0 ? (
        <EmptyList icon="menu-networks" title={t('subnets.empty_title')} text={t('subnets.empty_text')} action={add} />
      ) : (
        <>
          {add && <div className={css.actions}>{add}</div>}
          <div className={css.cards}>
            {network.subnets.map((subnet) => (
              <SubnetCard
                key={subnet.id}
                subnet={subnet}
                isOneOfSeveral={network.subnets.some(
                  ({ id, ip_version }) => id !== subnet.id && ip_version === subnet.ip_version,
                )}
                mayUpdate={mayUpdate}
                mayDelete={mayDelete}
                whyNot={whyNot ? t(whyNot) : ''}
                onEdit={() => void navigate(networkPaths.editSubnet(network.id, subnet.ip_version, subnet.id))}
              />
            ))}
          </div>
        </>
      )}
      <Outlet context={network} />
    </>
  );
}

/** One for each IP version, with the reason where none can be added; null for who may not. */
function useAddButtons(network: Network) {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const permissions = useNetworkPermissions('create');
  const mayAdd = useCan(networks.subjects.item, 'create');
  const offers = versions.map((version) => ({
    version,
    label: t(version === 4 ? 'subnets.add_v4' : 'subnets.add_v6'),
    whyNot: whyNotAddSubnet(network, permissions),
    run: () => void navigate(networkPaths.addSubnet(network.id, version)),
  }));
  usePageActions(
    mayAdd
      ? offers.flatMap(({ version, label, whyNot, run }) => (whyNot ? [] : [{ id: `add-v${version}`, label, run }]))
      : [],
  );
  if (!mayAdd) return null;
  return offers.map(({ version, label, whyNot, run }) => (
    <Button key={version} size="small" disabledReason={whyNot ? t(whyNot) : ''} onClick={run}>
      <Icon slot="start" name="plus" />
      {label}
    </Button>
  ));
}
