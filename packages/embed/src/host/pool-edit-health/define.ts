import { styles } from '../form-frame/form-frame.css.ts';
import { SkyPoolEditHealth } from './pool-edit-health.ts';

void SkyPoolEditHealth.define({ name: 'sky-pool-edit-health', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-pool-edit-health': SkyPoolEditHealth;
  }
}
