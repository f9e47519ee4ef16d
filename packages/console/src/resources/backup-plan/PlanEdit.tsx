import type { BackupPlan } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { FormShell, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { planChange } from './backup-plan.form.ts';
import { backupPlans } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { PlanFields } from './PlanFields.tsx';
import { backupPlanWords } from './words.ts';

export function PlanEdit() {
  return <ItemGate state={useItem(backupPlans, useParam('planId'))}>{(plan) => <EditForm plan={plan} />}</ItemGate>;
}

function EditForm({ plan }: { plan: BackupPlan }) {
  const t = useText(backupPlanWords);
  const shell = useFormShell();
  const form = useForm(planChange, {
    source: { item: plan, revision: plan.revision_number },
    submit: async (body, revision) => {
      const saved = await backupPlans.items.mutate(() =>
        call(backupPlans.api.update, {
          params: { id: plan.id },
          body,
          revision,
        }),
      );
      notify('success', t('updated', { name: saved.name }), { link: backupPlanPaths.details(saved.id) });
      shell.done({ kind: 'updated', resource: backupPlans.name, id: saved.id });
    },
  });
  return (
    <FormShell
      title={t('edit.title', { name: plan.name })}
      form={form}
      resource={backupPlans.name}
      submitLabel={t('edit.submit')}
      wide
    >
      <PlanFields form={form} />
    </FormShell>
  );
}
