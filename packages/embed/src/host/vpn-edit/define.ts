import { styles } from '../form-frame/form-frame.css.ts';
import { SkyVpnEdit } from './vpn-edit.ts';

void SkyVpnEdit.define({ name: 'sky-vpn-edit', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-vpn-edit': SkyVpnEdit;
  }
}
