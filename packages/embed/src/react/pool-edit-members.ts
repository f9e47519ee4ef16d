import type { SkyPoolEditMembers as Element } from '../host/pool-edit-members/pool-edit-members.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyPoolEditMembersProps extends ConsoleFormProps<Element> {
  /** Which load balancer. */
  readonly loadBalancerId: string;
  /** Which pool of it. */
  readonly poolId: string;
}

/** Changes the members of a pool. */
export const SkyPoolEditMembers = frameComponent<SkyPoolEditMembersProps>(
  'sky-pool-edit-members',
  ['load-balancer-id', 'pool-id'],
  () => import('../host/pool-edit-members/define.ts'),
);
