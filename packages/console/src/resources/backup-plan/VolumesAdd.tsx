import { usePageItem } from '../../kit/details/index.ts';
import { call } from '../../kit/data/client.ts';
import { PartShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { VolumesPicker } from '../volume/index.ts';
import { newVolumes } from './backup-plan.form.ts';
import { backupPlans, backupPlanWords, planVolumeWords } from './backup-plan.ts';

export function VolumesAdd() {
  const t = useText(backupPlanWords);
  const say = useText(planVolumeWords);
  const plan = usePageItem(backupPlans);
  const form = useForm(newVolumes, {
    submit: useSubmit(backupPlans, {
      kind: 'updated',
      call: (body) => call(backupPlans.api.addVolumes, { params: { id: plan.id }, body }),
      message: (_, { ids }) => say('add.done', { count: ids.length }),
    }),
  });
  const { many } = useFields(form);
  return (
    <PartShell
      resource={backupPlans}
      item={plan}
      words={planVolumeWords}
      form={form}
      code={() => ({
        endpoint: backupPlans.api.addVolumes,
        params: { id: plan.id },
        body: newVolumes.toBody(form.draft),
        terraform: null,
      })}
    >
      <VolumesPicker
        label={t('field.volumes')}
        hint={t('field.volumes_hint')}
        required
        query={{ project_id: plan.project_id }}
        exclude={plan.volumes.map(({ id }) => id)}
        {...many('volumes')}
      />
    </PartShell>
  );
}
