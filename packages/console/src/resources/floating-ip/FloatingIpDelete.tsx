import type { FloatingIp } from '@skydeck/contract';
import { call } from '../../kit/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { floatingIps } from './floating-ip.ts';
import { floatingIpWords } from './words.ts';

export function FloatingIpDelete({ chosen, refused, onClose, onDone }: ActionDialogProps<FloatingIp>) {
  const t = useText(floatingIpWords);
  return (
    <DeleteChosen
      chosen={chosen.map((ip) => ({ ...ip, name: ip.floating_ip_address }))}
      icon="menu-floating-ips"
      t={t}
      items={floatingIps.items}
      remove={({ id }) => call(floatingIps.api.remove, { params: { id } })}
      removeMany={floatingIps.api.removeMany}
      detail={({ attachment }) => attachment && t('delete.taken_from', { name: attachment.object_name })}
      refused={refused}
      onClose={onClose}
      onDeleted={onDone}
    />
  );
}
