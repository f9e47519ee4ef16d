import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Creates a security group.
 *
 * @tagname sky-security-group-add
 */
export class SkySecurityGroupAdd extends ConsoleForm {
  protected override path(): readonly (string | null)[] {
    return ['security-groups', 'add'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
