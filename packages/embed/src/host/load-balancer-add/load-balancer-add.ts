import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { stepOf } from '../form-frame/step.ts';
import { names } from './names.ts';

const STEPS = ['add-pool', 'add-pool/vms', 'add-pool/healthmonitor'];

/**
 * Creates a load balancer.
 *
 * @tagname sky-load-balancer-add
 */
export class SkyLoadBalancerAdd extends ConsoleForm {
  /** Where the form begins; without it, at its first page. */
  @attr({ attribute: 'step', mode: 'fromView' }) step: 'add-pool' | 'add-pool/vms' | 'add-pool/healthmonitor' | null =
    null;

  protected stepChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['load-balancers', 'add', ...stepOf(this.step, STEPS)];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
