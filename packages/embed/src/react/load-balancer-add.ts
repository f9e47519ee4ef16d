import type { SkyLoadBalancerAdd as Element } from '../host/load-balancer-add/load-balancer-add.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyLoadBalancerAddProps extends ConsoleFormProps<Element> {
  /** Where the form begins; without it, at its first page. */
  readonly step?: 'add-pool' | 'add-pool/vms' | 'add-pool/healthmonitor';
}

/** Creates a load balancer. */
export const SkyLoadBalancerAdd = frameComponent<SkyLoadBalancerAddProps>(
  'sky-load-balancer-add',
  ['step'],
  () => import('../host/load-balancer-add/define.ts'),
);
