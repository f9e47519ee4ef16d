import { styles } from '../form-frame/form-frame.css.ts';
import { SkyNetworkAdd } from './network-add.ts';

void SkyNetworkAdd.define({ name: 'sky-network-add', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-network-add': SkyNetworkAdd;
  }
}
