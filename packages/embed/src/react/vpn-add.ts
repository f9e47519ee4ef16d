import type { SkyVpnAdd as Element } from '../host/vpn-add/vpn-add.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export type SkyVpnAddProps = ConsoleFormProps<Element>;

/** Creates a VPN connection. */
export const SkyVpnAdd = frameComponent<SkyVpnAddProps>('sky-vpn-add', [], () => import('../host/vpn-add/define.ts'));
