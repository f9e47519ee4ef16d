import type { SkyLoadBalancerAddPool as Element } from '../host/load-balancer-add-pool/load-balancer-add-pool.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyLoadBalancerAddPoolProps extends ConsoleFormProps<Element> {
  /** Which load balancer. */
  readonly loadBalancerId: string;
  /** Where the form begins; without it, at its first page. */
  readonly step?: 'vms' | 'healthmonitor';
}

/** Adds a pool to a load balancer. */
export const SkyLoadBalancerAddPool = frameComponent<SkyLoadBalancerAddPoolProps>(
  'sky-load-balancer-add-pool',
  ['load-balancer-id', 'step'],
  () => import('../host/load-balancer-add-pool/define.ts'),
);
