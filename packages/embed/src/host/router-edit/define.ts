import { styles } from '../form-frame/form-frame.css.ts';
import { SkyRouterEdit } from './router-edit.ts';

void SkyRouterEdit.define({ name: 'sky-router-edit', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-router-edit': SkyRouterEdit;
  }
}
