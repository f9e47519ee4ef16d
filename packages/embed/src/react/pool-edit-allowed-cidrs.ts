import type { SkyPoolEditAllowedCidrs as Element } from '../host/pool-edit-allowed-cidrs/pool-edit-allowed-cidrs.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyPoolEditAllowedCidrsProps extends ConsoleFormProps<Element> {
  /** Which load balancer. */
  readonly loadBalancerId: string;
  /** Which pool of it. */
  readonly poolId: string;
}

/** Changes the allowed networks of a pool. */
export const SkyPoolEditAllowedCidrs = frameComponent<SkyPoolEditAllowedCidrsProps>(
  'sky-pool-edit-allowed-cidrs',
  ['load-balancer-id', 'pool-id'],
  () => import('../host/pool-edit-allowed-cidrs/define.ts'),
);
