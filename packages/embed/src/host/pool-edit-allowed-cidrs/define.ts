import { styles } from '../form-frame/form-frame.css.ts';
import { SkyPoolEditAllowedCidrs } from './pool-edit-allowed-cidrs.ts';

void SkyPoolEditAllowedCidrs.define({ name: 'sky-pool-edit-allowed-cidrs', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-pool-edit-allowed-cidrs': SkyPoolEditAllowedCidrs;
  }
}
