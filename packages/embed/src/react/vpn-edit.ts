import type { SkyVpnEdit as Element } from '../host/vpn-edit/vpn-edit.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyVpnEditProps extends ConsoleFormProps<Element> {
  /** Which VPN connection. */
  readonly vpnId: string;
}

/** Changes a VPN connection. */
export const SkyVpnEdit = frameComponent<SkyVpnEditProps>(
  'sky-vpn-edit',
  ['vpn-id'],
  () => import('../host/vpn-edit/define.ts'),
);
