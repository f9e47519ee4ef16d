import { TextField } from '@skydeck/react-bindings/text-field';
import { CreateShell, useCreateForm, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { VolumePicker } from '../volume/index.ts';
import { newPoint } from './recovery-point.form.ts';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';

export function PointCreate() {
  const t = useText(recoveryPointWords);
  const form = useCreateForm(recoveryPoints, newPoint);
  const { text } = useFields(form);
  return (
    <CreateShell
      resource={recoveryPoints}
      form={form}
      project={useProjectName()}
      takes={{ recovery_points: 1 }}
      // The OpenStack provider knows no backups of volumes.
      terraform={null}
    >
      <VolumePicker label={t('field.volume')} required {...text('volume')} />
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <TextField label={t('field.description')} optional maxLength={255} {...text('description')} />
    </CreateShell>
  );
}
