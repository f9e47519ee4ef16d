import type { FloatingIp } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { deleteMany } from '../../kit/data/delete-many.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { floatingIps, floatingIpWords } from './floating-ip.ts';

/** Asks, then takes them away: one at once, several on the server, in the background. */
export function FloatingIpUnassign({ chosen: ips, refused, onClose }: ActionDialogProps<FloatingIp>) {
  const t = useText(floatingIpWords);
  const [first] = ips;
  const count = ips.length;

  async function unassign() {
    if (count > 1) {
      const items = ips.map(({ id, floating_ip_address: name }) => ({ id, name }));
      return deleteMany(floatingIps.api.unassignMany, items, {
        running: t('unassign.running', { count }),
        done: (done) => t('unassign.done', { count: done }),
        failed: (failed, all) => t('unassign.failed', { failed, count: all }),
      });
    }
    if (!first) return;
    const saved = await floatingIps.items.mutate(() =>
      call(floatingIps.api.update, {
        params: { id: first.id },
        body: { port_id: null },
        revision: first.revision_number,
      }),
    );
    notify('success', t('unassigned', { address: saved.floating_ip_address }));
  }

  return (
    <ConfirmDelete
      open={count > 0}
      icon="menu-floating-ips"
      title={
        count === 1
          ? t('unassign.single.title', { address: first?.floating_ip_address ?? '' })
          : t('unassign.title', { count })
      }
      message={t('unassign.text')}
      items={ips.map((ip) => ({
        id: ip.id,
        name: ip.floating_ip_address,
        detail: ip.attachment?.object_name,
      }))}
      confirmLabel={t('unassign.action')}
      refused={refused}
      onConfirm={unassign}
      onClose={onClose}
    />
  );
}
