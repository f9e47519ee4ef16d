import { styles } from '../form-frame/form-frame.css.ts';
import { SkyLoadBalancerDetails } from './load-balancer-details.ts';

void SkyLoadBalancerDetails.define({ name: 'sky-load-balancer-details', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-load-balancer-details': SkyLoadBalancerDetails;
  }
}
