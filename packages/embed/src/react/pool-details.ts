import type { SkyPoolDetails as Element } from '../host/pool-details/pool-details.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyPoolDetailsProps extends ConsoleFormProps<Element> {
  /** Which load balancer. */
  readonly loadBalancerId: string;
  /** Which pool of it. */
  readonly poolId: string;
}

/** Shows the traffic of a pool. */
export const SkyPoolDetails = frameComponent<SkyPoolDetailsProps>(
  'sky-pool-details',
  ['load-balancer-id', 'pool-id'],
  () => import('../host/pool-details/define.ts'),
);
