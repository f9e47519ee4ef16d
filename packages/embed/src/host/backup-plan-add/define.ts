import { styles } from '../form-frame/form-frame.css.ts';
import { SkyBackupPlanAdd } from './backup-plan-add.ts';

void SkyBackupPlanAdd.define({ name: 'sky-backup-plan-add', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-backup-plan-add': SkyBackupPlanAdd;
  }
}
