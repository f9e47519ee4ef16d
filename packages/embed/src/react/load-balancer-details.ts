import type { SkyLoadBalancerDetails as Element } from '../host/load-balancer-details/load-balancer-details.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyLoadBalancerDetailsProps extends ConsoleFormProps<Element> {
  /** Which load balancer. */
  readonly loadBalancerId: string;
}

/** Shows the traffic of a load balancer. */
export const SkyLoadBalancerDetails = frameComponent<SkyLoadBalancerDetailsProps>(
  'sky-load-balancer-details',
  ['load-balancer-id'],
  () => import('../host/load-balancer-details/define.ts'),
);
