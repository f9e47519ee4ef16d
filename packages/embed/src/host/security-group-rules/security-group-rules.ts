import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Changes the rules of a security group.
 *
 * @tagname sky-security-group-rules
 */
export class SkySecurityGroupRules extends ConsoleForm {
  /** Which security group. */
  @attr({ attribute: 'security-group-id', mode: 'fromView' }) securityGroupId: string | null = null;

  protected securityGroupIdChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['security-groups', this.securityGroupId, 'rules'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
