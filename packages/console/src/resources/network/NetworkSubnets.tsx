import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { Outlet, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useCan } from '../../kit/abilities.ts';
import { EmptyList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { SubnetCard } from '../subnet/index.ts';
import { missingVersions, whyNotChange } from './network.rules.ts';
import * as css from './network.css.ts';
import { networks } from './network.ts';
import { networkPaths } from './paths.ts';
import { useNetwork } from './useNetwork.ts';
import { networkWords } from './words.ts';

export function NetworkSubnets() {
  const t = useText(networkWords);
  const navigate = useNavigate();
  const network = useNetwork();
  const { projectId } = useSnapshot(session);
  const mayChange = useCan(networks.subjects.item, 'update') && !whyNotChange(network, projectId);
  const add =
    mayChange &&
    missingVersions(network).map((version) => (
      <Button key={version} size="small" onClick={() => void navigate(networkPaths.addSubnet(network.id, version))}>
        <Icon slot="start" name="plus" />
        {t(version === 4 ? 'subnets.add_v4' : 'subnets.add_v6')}
      </Button>
    ));
  return (
    <>
      {network.subnets.length === 0 ? (
        <EmptyList icon="menu-networks" title={t('subnets.empty_title')} text={t('subnets.empty_text')} action={add} />
      ) : (
        <>
          {add && add.length > 0 && <div className={css.actions}>{add}</div>}
          <div className={css.cards}>
            {network.subnets.map((subnet) => (
              <SubnetCard
                key={subnet.id}
                subnet={subnet}
                canDelete={mayChange}
                {...(mayChange && {
                  onEdit: () => void navigate(networkPaths.editSubnet(network.id, subnet.ip_version, subnet.id)),
                })}
              />
            ))}
          </div>
        </>
      )}
      <Outlet context={network} />
    </>
  );
}
