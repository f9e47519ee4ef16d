import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { stepOf } from '../form-frame/step.ts';
import { names } from './names.ts';

const STEPS = ['vms', 'healthmonitor'];

/**
 * Adds a pool to a load balancer.
 *
 * @tagname sky-load-balancer-add-pool
 */
export class SkyLoadBalancerAddPool extends ConsoleForm {
  /** Which load balancer. */
  @attr({ attribute: 'load-balancer-id', mode: 'fromView' }) loadBalancerId: string | null = null;
  /** Where the form begins; without it, at its first page. */
  @attr({ attribute: 'step', mode: 'fromView' }) step: 'vms' | 'healthmonitor' | null = null;

  protected loadBalancerIdChanged(): void {
    this.addressChanged();
  }
  protected stepChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['load-balancers', this.loadBalancerId, 'add-pool', ...stepOf(this.step, STEPS)];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
