import { TextField } from '@skydeck/react-bindings/text-field';
import { useSnapshot } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { FormShell, useFields, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { VolumesPicker } from '../volume/index.ts';
import { recoveryPointPaths } from './paths.ts';
import { newPoint } from './recovery-point.form.ts';
import { recoveryPoints } from './recovery-point.ts';
import { recoveryPointWords } from './words.ts';

export function PointCreate() {
  const t = useText(recoveryPointWords);
  const shell = useFormShell();
  const { projects, projectId } = useSnapshot(session);
  const project = projects.find(({ id }) => id === projectId)?.name;
  const form = useForm(newPoint, {
    submit: async (body) => {
      const point = await recoveryPoints.items.mutate(() => call(recoveryPoints.api.create, { body }));
      notify('success', t('created', { name: point.name }), { link: recoveryPointPaths.details(point.id) });
      shell.done({ kind: 'created', resource: recoveryPoints.name, id: point.id });
    },
  });
  const { text, many } = useFields(form);
  return (
    <FormShell
      title={t('create.title')}
      description={project ? t('create.in', { project }) : ''}
      form={form}
      resource={recoveryPoints.name}
      submitLabel={t('create.action')}
      takes={{ recovery_points: 1 }}
      // The OpenStack provider knows no backups of volumes.
      code={() => ({ endpoint: recoveryPoints.api.create, body: newPoint.toBody(form.draft), terraform: null })}
    >
      <VolumesPicker label={t('field.volume')} hint={t('field.volume_hint')} required {...many('volumes')} />
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <TextField label={t('field.description')} maxLength={255} {...text('description')} />
    </FormShell>
  );
}
