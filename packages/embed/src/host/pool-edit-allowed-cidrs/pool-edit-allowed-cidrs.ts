import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Changes the allowed networks of a pool.
 *
 * @tagname sky-pool-edit-allowed-cidrs
 */
export class SkyPoolEditAllowedCidrs extends ConsoleForm {
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
    return ['load-balancers', this.loadBalancerId, 'edit-pool', this.poolId, 'allowed-cidrs'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
