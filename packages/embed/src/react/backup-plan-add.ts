import type { SkyBackupPlanAdd as Element } from '../host/backup-plan-add/backup-plan-add.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

export type SkyBackupPlanAddProps = ConsoleFormProps<Element>;

/** Creates a backup plan. */
export const SkyBackupPlanAdd = frameComponent<SkyBackupPlanAddProps>(
  'sky-backup-plan-add',
  [],
  () => import('../host/backup-plan-add/define.ts'),
);
