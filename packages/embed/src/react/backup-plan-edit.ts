import type { SkyBackupPlanEdit as Element } from '../host/backup-plan-edit/backup-plan-edit.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export interface SkyBackupPlanEditProps extends ConsoleFormProps<Element> {
  /** Which backup plan. */
  readonly backupPlanId: string;
}

/** Changes a backup plan. */
export const SkyBackupPlanEdit = frameComponent<SkyBackupPlanEditProps>(
  'sky-backup-plan-edit',
  ['backup-plan-id'],
  () => import('../host/backup-plan-edit/define.ts'),
);
