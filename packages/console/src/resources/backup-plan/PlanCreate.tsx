import { CreateShell, useCreateForm, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { VolumesPicker } from '../volume/index.ts';
import { newPlan } from './backup-plan.form.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { PlanFields } from './PlanFields.tsx';

export function PlanCreate() {
  const t = useText(backupPlanWords);
  const form = useCreateForm(backupPlans, newPlan);
  const { many } = useFields(form);
  return (
    <CreateShell
      resource={backupPlans}
      form={form}
      project={useProjectName()}
      wide
      takes={{ backup_plans: 1 }}
      // The OpenStack provider knows no schedule of backups.
      terraform={null}
    >
      <PlanFields form={form} />
      <VolumesPicker label={t('field.volumes')} hint={t('field.volumes_hint')} {...many('volumes')} />
    </CreateShell>
  );
}
