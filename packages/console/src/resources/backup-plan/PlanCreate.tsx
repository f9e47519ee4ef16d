import { useSnapshot } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { FormShell, useFields, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { VolumesPicker } from '../volume/index.ts';
import { newPlan } from './backup-plan.form.ts';
import { backupPlans } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { PlanFields } from './PlanFields.tsx';
import { backupPlanWords } from './words.ts';

export function PlanCreate() {
  const t = useText(backupPlanWords);
  const shell = useFormShell();
  const { projects, projectId } = useSnapshot(session);
  const project = projects.find(({ id }) => id === projectId)?.name;
  const form = useForm(newPlan, {
    submit: async (body) => {
      const plan = await backupPlans.items.mutate(() => call(backupPlans.api.create, { body }));
      notify('success', t('created', { name: plan.name }), { link: backupPlanPaths.details(plan.id) });
      shell.done({ kind: 'created', resource: backupPlans.name, id: plan.id });
    },
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
