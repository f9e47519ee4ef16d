import { styles } from '../form-frame/form-frame.css.ts';
import { SkyRouterAdd } from './router-add.ts';

void SkyRouterAdd.define({ name: 'sky-router-add', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-router-add': SkyRouterAdd;
  }
}
