import { styles } from '../form-frame/form-frame.css.ts';
import { SkyRouterRouteAdd } from './router-route-add.ts';

void SkyRouterRouteAdd.define({ name: 'sky-router-route-add', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-router-route-add': SkyRouterRouteAdd;
  }
}
