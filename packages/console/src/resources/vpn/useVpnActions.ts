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
  namedAction,
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
  answered: 'stays',
  detail: (vpn) => vpn.peer_address,
  stops: ({ peer_cidrs: networks, peer_address: peer }, t, { list }) => [
    t('delete.stops_tunnel', { networks: list(networks), peer }),
  ],
  keeps: ({ router_name: name }, t) => [t('delete.keeps_router', { name })],
  isUsed: ({ status }) => status === 'ACTIVE',
});

/** What can be done to connections. `shown`: the one whose page this is. */
export function useVpnActions(shown?: Vpn): Actions<Vpn> {
  const t = useText(vpnWords);
  const { restart, switchAll } = useVpnActs();
  return useActions(vpns.subjects.item, shown, [
    editAction(t, ({ id }) => vpnPaths.edit(id, shown && 'details'), because(t, whyNotChange)),
    namedAction(t, 'restart', 'rotate-cw', { blocked: because(t, whyNotRestart), run: forFirst(restart) }),
    namedAction(t, 'enable', 'power', {
      bulk: true,
      blocked: because(t, whyNotEnable),
      run: (chosen) => void switchAll(chosen, true),
    }),
    namedAction(t, 'disable', 'power-off', {
      bulk: true,
      blocked: because(t, whyNotDisable),
      run: (chosen) => void switchAll(chosen, false),
    }),
    deleteAction(t, vpnPaths.list(), VpnDelete, because(t, whyNotChange)),
  ]);
}
