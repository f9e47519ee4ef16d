import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Creates a backup plan.
 *
 * @tagname sky-backup-plan-add
 */
export class SkyBackupPlanAdd extends ConsoleForm {
  protected override path(): readonly (string | null)[] {
    return ['backup-plans', 'add'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
