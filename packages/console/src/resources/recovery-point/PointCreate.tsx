import { TextField } from '@skydeck/react-bindings/text-field';
import { call } from '../../kit/data/client.ts';
import { FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { VolumesPicker } from '../volume/index.ts';
import { recoveryPointPaths } from './paths.ts';
import { newPoint } from './recovery-point.form.ts';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';

export function PointCreate() {
  const t = useText(recoveryPointWords);
  const project = useProjectName();
  const form = useForm(newPoint, {
    submit: useSubmit(recoveryPoints, {
      kind: 'created',
      call: (body) => call(recoveryPoints.api.create, { body }),
      message: ({ name }) => t('created', { name }),
      link: recoveryPointPaths.details,
    }),
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
