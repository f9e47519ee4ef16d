import { styles } from '../form-frame/form-frame.css.ts';
import { SkyRouterRouteEdit } from './router-route-edit.ts';

void SkyRouterRouteEdit.define({ name: 'sky-router-route-edit', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-router-route-edit': SkyRouterRouteEdit;
  }
}
