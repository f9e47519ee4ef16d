import { styles } from '../form-frame/form-frame.css.ts';
import { SkyRouterInterfaceAdd } from './router-interface-add.ts';

void SkyRouterInterfaceAdd.define({ name: 'sky-router-interface-add', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-router-interface-add': SkyRouterInterfaceAdd;
  }
}
