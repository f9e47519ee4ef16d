import { styles } from '../form-frame/form-frame.css.ts';
import { SkyPoolEdit } from './pool-edit.ts';

void SkyPoolEdit.define({ name: 'sky-pool-edit', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-pool-edit': SkyPoolEdit;
  }
}
