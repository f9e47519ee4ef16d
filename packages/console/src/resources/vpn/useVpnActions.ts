import type { Vpn } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import powerOff from 'lucide-static/icons/power-off.svg?raw';
import power from 'lucide-static/icons/power.svg?raw';
import restartIcon from 'lucide-static/icons/rotate-cw.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useCan } from '../../kit/permissions/abilities.ts';
import { forFirst, type RowAction } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useVpnActs } from './useVpnActs.ts';
import { whyNotChange, whyNotDisable, whyNotEnable, whyNotRestart } from './vpn.rules.ts';
import { vpns } from './vpn.ts';
import { vpnWords } from './words.ts';

registerIcons({ pencil, power, 'power-off': powerOff, 'rotate-cw': restartIcon, 'trash-2': trash });

type WhyNot = typeof whyNotChange | typeof whyNotRestart | typeof whyNotEnable | typeof whyNotDisable;

/** What can be done to connections: in a row's menu, to several of them, and on a connection's own page. */
export function useVpnActions(
  edit: (vpn: Vpn) => void,
  remove: (chosen: readonly Vpn[]) => void,
): readonly RowAction<Vpn>[] {
  const t = useText(vpnWords);
  const { restart, switchAll } = useVpnActs();
  const mayUpdate = useCan(vpns.subjects.item, 'update');
  const mayDelete = useCan(vpns.subjects.item, 'delete');
  const because = (whyNot: WhyNot) => (vpn: Vpn) => {
    const why = whyNot(vpn);
    return why && t(why);
  };
  const switching = (key: 'enable' | 'disable', icon: string, whyNot: WhyNot) => ({
    key,
    label: t(`${key}.action`),
    icon,
    bulk: true,
    blocked: because(whyNot),
    run: (chosen: readonly Vpn[]) => void switchAll(chosen, key === 'enable'),
  });
  const changes = [
    { key: 'edit', label: t('edit.action'), icon: 'pencil', blocked: because(whyNotChange), run: forFirst(edit) },
    {
      key: 'restart',
      label: t('restart.action'),
      icon: 'rotate-cw',
      blocked: because(whyNotRestart),
      run: forFirst(restart),
    },
    switching('enable', 'power', whyNotEnable),
    switching('disable', 'power-off', whyNotDisable),
  ];
  const deletion = {
    key: 'delete',
    label: t('delete.action'),
    icon: 'trash-2',
    danger: true,
    bulk: true,
    blocked: because(whyNotChange),
    run: remove,
  };
  return [...(mayUpdate ? changes : []), ...(mayDelete ? [deletion] : [])];
}
