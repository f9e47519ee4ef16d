import type { SkyLoadBalancerEdit as Element } from '../host/load-balancer-edit/load-balancer-edit.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyLoadBalancerEditProps extends ConsoleFormProps<Element> {
  /** Which load balancer. */
  readonly loadBalancerId: string;
}

/** Changes a load balancer. */
export const SkyLoadBalancerEdit = frameComponent<SkyLoadBalancerEditProps>(
  'sky-load-balancer-edit',
  ['load-balancer-id'],
  () => import('../host/load-balancer-edit/define.ts'),
);
