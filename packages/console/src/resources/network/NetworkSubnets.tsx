import type { Network } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Menu, MenuItem } from '@skydeck/react-bindings/menu';
import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import { Outlet, useNavigate } from 'react-router-dom';
import { PagePrimary, usePageItem } from '../../kit/details/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { EmptyList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { SubnetCard } from '../subnet/index.ts';
import { whyNotAddSubnet, whyNotChange } from './network.rules.ts';
import * as css from './network.css.ts';
import { networks, networkWords, useNetworkPermissions } from './network.ts';
import { networkPaths } from './paths.ts';

registerIcons({ 'chevron-down': chevron });

const versions = [4, 6] as const;

export function NetworkSubnets() {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const network = usePageItem(networks);
  const mayUpdate = useCan(networks.subjects.item, 'update');
  const mayDelete = useCan(networks.subjects.item, 'delete');
  const whyNot = whyNotChange(network, useNetworkPermissions('update'));
  const add = useAddMenu(network);
  return (
    <>
      {network.subnets.length === 0 ? (
        <EmptyList icon="menu-networks" title={t('subnets.empty_title')} text={t('subnets.empty_text')} action={add} />
      ) : (
        <>
          <PagePrimary>{add}</PagePrimary>
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

/** The primary act of the tab: a choice of the IP version, or the reason why none can be added; null for who may not. */
function useAddMenu(network: Network) {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const permissions = useNetworkPermissions('create');
  const mayAdd = useCan(networks.subjects.item, 'create');
  const whyNot = whyNotAddSubnet(network, permissions);
  const offers = versions.map((version) => ({
    id: `add-v${version}`,
    label: t(version === 4 ? 'subnets.add_v4' : 'subnets.add_v6'),
    run: () => void navigate(networkPaths.addSubnet(network.id, version)),
  }));
  usePageActions(mayAdd && !whyNot ? offers : []);
  if (!mayAdd) return null;
  const choose = (chosen: string) => offers.find(({ id }) => id === chosen)?.run();
  return (
    <Menu label={t('subnets.add')} placement="bottom-end" onSkySelect={({ value }) => choose(value)}>
      <Button slot="trigger" variant="primary" size="small" haspopup="menu" disabledReason={whyNot ? t(whyNot) : ''}>
        <Icon slot="start" name="plus" />
        {t('subnets.add')}
        <Icon slot="end" name="chevron-down" size={14} />
      </Button>
      {offers.map(({ id, label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
