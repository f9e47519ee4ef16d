import type { FloatingIp } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useText } from '../../kit/text/index.ts';
import { floatingIps } from './floating-ip.ts';
import { floatingIpWords } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly ips: readonly FloatingIp[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function FloatingIpDelete({ ips, onClose, onDeleted }: Props) {
  const t = useText(floatingIpWords);
  return (
    <DeleteChosen
      chosen={ips.map((ip) => ({ ...ip, name: ip.floating_ip_address }))}
      icon="menu-floating-ips"
      t={t}
      items={floatingIps.items}
      remove={({ id }) => call(floatingIps.api.remove, { params: { id } })}
      removeMany={floatingIps.api.removeMany}
      detail={({ attachment }) => attachment && t('delete.taken_from', { name: attachment.object_name })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
