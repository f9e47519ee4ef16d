import type { Vpn } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Pill } from '@skydeck/react-bindings/pill';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import powerOff from 'lucide-static/icons/power-off.svg?raw';
import power from 'lucide-static/icons/power.svg?raw';
import restartIcon from 'lucide-static/icons/rotate-cw.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { DetailsPage, ItemGate } from '../../kit/details/index.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/useItem.ts';
import { useParam } from '../../kit/useParam.ts';
import { vpnPaths } from './paths.ts';
import { useVpnActs } from './useVpnActs.ts';
import { whyNotChange, whyNotDisable, whyNotEnable, whyNotRestart } from './vpn.rules.ts';
import { vpns } from './vpn.ts';
import { VpnDelete } from './VpnDelete.tsx';
import { VpnStatus } from './VpnStatus.tsx';
import { vpnWords } from './words.ts';

registerIcons({ pencil, power, 'power-off': powerOff, 'rotate-cw': restartIcon, 'trash-2': trash });

export function VpnDetails() {
  const t = useText(vpnWords);
  const back = <LinkTo to={vpnPaths.list()}>{t('list.title')}</LinkTo>;
  return (
    <ItemGate state={useItem(vpns, useParam('vpnId'))} gone={back}>
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
    <DetailsPage
      title={vpn.name}
      crumbs={[{ label: t('list.title'), to: vpnPaths.list() }]}
      status={<VpnStatus vpn={vpn} as={Pill} />}
      actions={<Actions vpn={vpn} />}
      tabs={tabs}
    >
      <Outlet context={vpn} />
    </DetailsPage>
  );
}

function Actions({ vpn }: { vpn: Vpn }) {
  const t = useText(vpnWords);
  const navigate = useNavigate();
  const mayUpdate = useCan(vpns.subjects.item, 'update');
  const mayDelete = useCan(vpns.subjects.item, 'delete');
  const [leaving, setLeaving] = useState(false);
  const acts = useActs(vpn);
  usePageActions([
    ...(mayUpdate
      ? acts.flatMap(({ key, label, why, run }) =>
          why ? [] : [{ id: key, label, run, ...(key === 'edit' && { keys: 'edit' as const }) }],
        )
      : []),
    ...(mayDelete ? [{ id: 'delete', label: t('delete.action'), run: () => setLeaving(true) }] : []),
  ]);
  return (
    <>
      {mayUpdate &&
        acts.map(({ key, label, icon, why, run }) => (
          <Button key={key} size="small" disabledReason={why ? t(why) : ''} onClick={run}>
            <Icon slot="start" name={icon} />
            {label}
          </Button>
        ))}
      {mayDelete && (
        <Button size="small" variant="danger-ghost" onClick={() => setLeaving(true)}>
          <Icon slot="start" name="trash-2" />
          {t('delete.action')}
        </Button>
      )}
      <VpnDelete
        chosen={leaving ? [vpn] : []}
        onClose={() => setLeaving(false)}
        onDeleted={() => void navigate(vpnPaths.list())}
      />
    </>
  );
}

/** Switching is one button: it offers what the connection is not. */
function useActs(vpn: Vpn) {
  const t = useText(vpnWords);
  const navigate = useNavigate();
  const { restart, switchAll } = useVpnActs();
  const on = vpn.admin_state_up;
  return [
    {
      key: 'edit',
      label: t('edit.action'),
      icon: 'pencil',
      why: whyNotChange(vpn),
      run: () => void navigate(vpnPaths.edit(vpn.id, 'details')),
    },
    {
      key: 'restart',
      label: t('restart.action'),
      icon: 'rotate-cw',
      why: whyNotRestart(vpn),
      run: () => void restart(vpn),
    },
    {
      key: 'switch',
      label: t(on ? 'disable.action' : 'enable.action'),
      icon: on ? 'power-off' : 'power',
      why: on ? whyNotDisable(vpn) : whyNotEnable(vpn),
      run: () => void switchAll([vpn], !on),
    },
  ];
}
