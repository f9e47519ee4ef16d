import { styles } from '../form-frame/form-frame.css.ts';
import { SkyVpnAdd } from './vpn-add.ts';

void SkyVpnAdd.define({ name: 'sky-vpn-add', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-vpn-add': SkyVpnAdd;
  }
}
