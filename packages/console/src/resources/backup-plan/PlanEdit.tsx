import type { BackupPlan } from '@skydeck/contract';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, useChangeForm } from '../../kit/form/index.ts';
import { planChange } from './backup-plan.form.ts';
import { backupPlans } from './backup-plan.ts';
import { PlanFields } from './PlanFields.tsx';

export const PlanEdit = withItem(backupPlans, 'planId', function EditForm({ item: plan }: { item: BackupPlan }) {
  const form = useChangeForm(backupPlans, planChange, plan);
  return (
    <ChangeShell resource={backupPlans} item={plan} form={form} wide>
      <PlanFields form={form} />
    </ChangeShell>
  );
});
