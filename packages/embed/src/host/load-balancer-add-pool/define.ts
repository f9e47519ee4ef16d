import { styles } from '../form-frame/form-frame.css.ts';
import { SkyLoadBalancerAddPool } from './load-balancer-add-pool.ts';

void SkyLoadBalancerAddPool.define({ name: 'sky-load-balancer-add-pool', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-load-balancer-add-pool': SkyLoadBalancerAddPool;
  }
}
