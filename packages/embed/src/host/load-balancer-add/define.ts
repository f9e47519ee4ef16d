import { styles } from '../form-frame/form-frame.css.ts';
import { SkyLoadBalancerAdd } from './load-balancer-add.ts';

void SkyLoadBalancerAdd.define({ name: 'sky-load-balancer-add', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-load-balancer-add': SkyLoadBalancerAdd;
  }
}
