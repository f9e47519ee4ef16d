import { styles } from '../form-frame/form-frame.css.ts';
import { SkyPoolDetails } from './pool-details.ts';

void SkyPoolDetails.define({ name: 'sky-pool-details', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-pool-details': SkyPoolDetails;
  }
}
