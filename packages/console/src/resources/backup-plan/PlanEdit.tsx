import type { BackupPlan } from '@skydeck/contract';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, useChangeForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { planChange } from './backup-plan.form.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { PlanFields } from './PlanFields.tsx';

export const PlanEdit = withItem(backupPlans, 'planId', function EditForm({ item: plan }: { item: BackupPlan }) {
  const t = useText(backupPlanWords);
  const form = useChangeForm(backupPlans, planChange, plan, { t, link: backupPlanPaths.details });
  return (
    <ChangeShell t={t} resource={backupPlans} item={plan} form={form} wide>
      <PlanFields form={form} />
    </ChangeShell>
  );
});
