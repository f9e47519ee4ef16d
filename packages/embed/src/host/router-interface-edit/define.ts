import { styles } from '../form-frame/form-frame.css.ts';
import { SkyRouterInterfaceEdit } from './router-interface-edit.ts';

void SkyRouterInterfaceEdit.define({ name: 'sky-router-interface-edit', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-router-interface-edit': SkyRouterInterfaceEdit;
  }
}
