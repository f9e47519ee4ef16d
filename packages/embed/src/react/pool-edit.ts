import type { SkyPoolEdit as Element } from '../host/pool-edit/pool-edit.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyPoolEditProps extends ConsoleFormProps<Element> {
  /** Which load balancer. */
  readonly loadBalancerId: string;
  /** Which pool of it. */
  readonly poolId: string;
}

/** Changes a pool of a load balancer. */
export const SkyPoolEdit = frameComponent<SkyPoolEditProps>(
  'sky-pool-edit',
  ['load-balancer-id', 'pool-id'],
  () => import('../host/pool-edit/define.ts'),
);
