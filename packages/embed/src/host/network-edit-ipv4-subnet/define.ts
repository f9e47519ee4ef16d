import { styles } from '../form-frame/form-frame.css.ts';
import { SkyNetworkEditIpv4Subnet } from './network-edit-ipv4-subnet.ts';

void SkyNetworkEditIpv4Subnet.define({ name: 'sky-network-edit-ipv4-subnet', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-network-edit-ipv4-subnet': SkyNetworkEditIpv4Subnet;
  }
}
