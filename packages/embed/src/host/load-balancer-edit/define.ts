import { styles } from '../form-frame/form-frame.css.ts';
import { SkyLoadBalancerEdit } from './load-balancer-edit.ts';

void SkyLoadBalancerEdit.define({ name: 'sky-load-balancer-edit', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-load-balancer-edit': SkyLoadBalancerEdit;
  }
}
