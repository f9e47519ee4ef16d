import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Changes a backup plan.
 *
 * @tagname sky-backup-plan-edit
 */
export class SkyBackupPlanEdit extends ConsoleForm {
  /** Which backup plan. */
  @attr({ attribute: 'backup-plan-id', mode: 'fromView' }) backupPlanId: string | null = null;

  protected backupPlanIdChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['backup-plans', this.backupPlanId, 'edit'];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
