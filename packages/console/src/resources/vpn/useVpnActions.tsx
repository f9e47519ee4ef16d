import type { Vpn } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import powerOff from 'lucide-static/icons/power-off.svg?raw';
import power from 'lucide-static/icons/power.svg?raw';
import restartIcon from 'lucide-static/icons/rotate-cw.svg?raw';
import { deletionOf } from '../../kit/confirm/index.ts';
import {
  type Actions,
  because,
  deleteAction,
  editAction,
  forFirst,
  type OfferedAction,
  useActions,
} from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { vpnPaths } from './paths.ts';
import { useVpnActs } from './useVpnActs.ts';
import { whyNotChange, whyNotDisable, whyNotEnable, whyNotRestart } from './vpn.rules.ts';
import { vpns, vpnWords } from './vpn.ts';

registerIcons({ power, 'power-off': powerOff, 'rotate-cw': restartIcon });

const VpnDelete = deletionOf(vpns, {
  words: vpnWords,
  icon: 'menu-vpn',
  answered: 'stays',
  detail: (vpn) => vpn.peer_address,
});

/** What can be done to connections. `shown`: the one whose page this is. */
export function useVpnActions(shown?: Vpn): Actions<Vpn> {
  const t = useText(vpnWords);
  const { restart, switchAll } = useVpnActs();
  const switching = (
    key: 'enable' | 'disable',
    icon: string,
    whyNot: typeof whyNotEnable | typeof whyNotDisable,
  ): OfferedAction<Vpn> => ({
    key,
    label: t(`${key}.action`),
    icon,
    right: 'update',
    bulk: true,
    blocked: because(t, whyNot),
    run: (chosen) => void switchAll(chosen, key === 'enable'),
  });
  return useActions(vpns.subjects.item, shown, [
    editAction(t, ({ id }) => vpnPaths.edit(id, shown && 'details'), because(t, whyNotChange)),
    {
      key: 'restart',
      label: t('restart.action'),
      icon: 'rotate-cw',
      right: 'update',
      blocked: because(t, whyNotRestart),
      run: forFirst(restart),
    },
    switching('enable', 'power', whyNotEnable),
    switching('disable', 'power-off', whyNotDisable),
    deleteAction(t, vpnPaths.list(), (asked) => <VpnDelete {...asked} />, because(t, whyNotChange)),
  ]);
}
