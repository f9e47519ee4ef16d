import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Shows the traffic of a load balancer.
 *
 * @tagname sky-load-balancer-details
 */
export class SkyLoadBalancerDetails extends ConsoleForm {
  /** Which load balancer. */
  @attr({ attribute: 'load-balancer-id', mode: 'fromView' }) loadBalancerId: string | null = null;

  protected loadBalancerIdChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['load-balancers', this.loadBalancerId, 'details'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
