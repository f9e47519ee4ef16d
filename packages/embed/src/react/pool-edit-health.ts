import type { SkyPoolEditHealth as Element } from '../host/pool-edit-health/pool-edit-health.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyPoolEditHealthProps extends ConsoleFormProps<Element> {
  /** Which load balancer. */
  readonly loadBalancerId: string;
  /** Which pool of it. */
  readonly poolId: string;
}

/** Changes the health monitor of a pool. */
export const SkyPoolEditHealth = frameComponent<SkyPoolEditHealthProps>(
  'sky-pool-edit-health',
  ['load-balancer-id', 'pool-id'],
  () => import('../host/pool-edit-health/define.ts'),
);
