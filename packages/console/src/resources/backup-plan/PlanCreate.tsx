import { call } from '../../kit/data/client.ts';
import { FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { VolumesPicker } from '../volume/index.ts';
import { newPlan } from './backup-plan.form.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { PlanFields } from './PlanFields.tsx';

export function PlanCreate() {
  const t = useText(backupPlanWords);
  const project = useProjectName();
  const form = useForm(newPlan, {
    submit: useSubmit(backupPlans, {
      kind: 'created',
      call: (body) => call(backupPlans.api.create, { body }),
      message: ({ name }) => t('created', { name }),
      link: backupPlanPaths.details,
    }),
  });
  const { many } = useFields(form);
  return (
    <FormShell
      title={t('create.title')}
      description={project ? t('create.in', { project }) : ''}
      form={form}
      resource={backupPlans.name}
      submitLabel={t('create.action')}
      wide
      takes={{ backup_plans: 1 }}
      // The OpenStack provider knows no schedule of backups.
      code={() => ({ endpoint: backupPlans.api.create, body: newPlan.toBody(form.draft), terraform: null })}
    >
      <PlanFields form={form} />
      <VolumesPicker label={t('field.volumes')} hint={t('field.volumes_hint')} {...many('volumes')} />
    </FormShell>
  );
}
