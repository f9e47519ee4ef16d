import { styles } from '../form-frame/form-frame.css.ts';
import { SkyBackupPlanEdit } from './backup-plan-edit.ts';

void SkyBackupPlanEdit.define({ name: 'sky-backup-plan-edit', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-backup-plan-edit': SkyBackupPlanEdit;
  }
}
