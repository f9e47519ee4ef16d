import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Shows the traffic of a pool.
 *
 * @tagname sky-pool-details
 */
export class SkyPoolDetails extends ConsoleForm {
  /** Which load balancer. */
  @attr({ attribute: 'load-balancer-id', mode: 'fromView' }) loadBalancerId: string | null = null;
  /** Which pool of it. */
  @attr({ attribute: 'pool-id', mode: 'fromView' }) poolId: string | null = null;

  protected loadBalancerIdChanged(): void {
    this.addressChanged();
  }
  protected poolIdChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['load-balancers', this.loadBalancerId, 'pool', this.poolId, 'details'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
