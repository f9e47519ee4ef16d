import type { FloatingIp } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import link from 'lucide-static/icons/link-2.svg?raw';
import unplug from 'lucide-static/icons/unplug.svg?raw';
import { ConfirmForItems, deletionOf } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import { type Actions, because, deleteAction, editAction, namedAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { whyNotUnassign } from './floating-ip.rules.ts';
import { floatingIps, floatingIpWords } from './floating-ip.ts';
import { floatingIpPaths } from './paths.ts';

registerIcons({ unplug, 'link-2': link });

const { api, icon, items, label, subjects } = floatingIps;

const FloatingIpDelete = deletionOf(floatingIps, {
  words: floatingIpWords,
  distinct: 'none',
  detail: ({ attachment }, t) => attachment && t('delete.taken_from', { name: attachment.object_name }),
  stops: ({ attachment, floating_ip_address: address }, t) => [
    attachment && t('delete.stops_reach', { name: attachment.object_name, address }),
  ],
  keeps: ({ attachment }, t) => [attachment && t('delete.keeps_object', { name: attachment.object_name })],
  isUsed: ({ attachment }) => attachment !== null,
});

const unassign = ({ id, revision_number: revision }: FloatingIp) =>
  items.mutate(() => call(api.update, { params: { id }, body: { port_id: null }, revision }));

/** What can be done to floating IPs. `shown`: the one whose page this is. */
export function useFloatingIpActions(shown?: FloatingIp): Actions<FloatingIp> {
  const t = useText(floatingIpWords);
  return useActions(subjects.item, shown, [
    namedAction(t, 'assign', 'link-2', {
      primary: true,
      to: ({ id }) => floatingIpPaths.assign(id, shown && 'details'),
    }),
    editAction(t, ({ id }) => floatingIpPaths.edit(id, shown && 'details')),
    namedAction(t, 'unassign', 'unplug', {
      bulk: 'matching',
      blocked: because(t, whyNotUnassign),
      dialog: (asked) => (
        <ConfirmForItems
          {...asked}
          words={floatingIpWords}
          act="unassign"
          icon={icon}
          nameOf={label}
          detail={({ attachment }) => attachment?.object_name}
          one={unassign}
          many={api.unassignMany}
        />
      ),
    }),
    deleteAction(t, floatingIpPaths.list(), FloatingIpDelete),
  ]);
}
