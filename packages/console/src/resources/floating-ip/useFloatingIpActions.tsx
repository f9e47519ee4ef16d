import type { FloatingIp } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import link from 'lucide-static/icons/link-2.svg?raw';
import unplug from 'lucide-static/icons/unplug.svg?raw';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { type Actions, because, deleteAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { whyNotUnassign } from './floating-ip.rules.ts';
import { floatingIps, floatingIpWords } from './floating-ip.ts';
import { floatingIpPaths } from './paths.ts';

registerIcons({ unplug, 'link-2': link });

const FloatingIpDelete = lazyComponent(async () => (await import('./FloatingIpDelete.tsx')).FloatingIpDelete);
const FloatingIpUnassign = lazyComponent(async () => (await import('./FloatingIpUnassign.tsx')).FloatingIpUnassign);

/** What can be done to floating IPs. `shown`: the one whose page this is. */
export function useFloatingIpActions(shown?: FloatingIp): Actions<FloatingIp> {
  const t = useText(floatingIpWords);
  return useActions(floatingIps.subjects.item, shown, [
    {
      key: 'assign',
      label: t('assign.action'),
      icon: 'link-2',
      right: 'update',
      shortcut: 'edit',
      to: ({ id }) => floatingIpPaths.assign(id, shown && 'details'),
    },
    {
      key: 'unassign',
      label: t('unassign.action'),
      icon: 'unplug',
      right: 'update',
      bulk: true,
      blocked: because(t, whyNotUnassign),
      dialog: (asked) => <FloatingIpUnassign {...asked} />,
    },
    deleteAction(t, floatingIpPaths.list(), (asked) => <FloatingIpDelete {...asked} />),
  ]);
}
