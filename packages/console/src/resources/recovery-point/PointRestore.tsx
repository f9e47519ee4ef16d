import type { RecoveryPoint } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { NumberField } from '@skydeck/react-bindings/number-field';
import { TextField } from '@skydeck/react-bindings/text-field';
import { VOLUME_SIZE } from '@skydeck/contract';
import { useMemo } from 'react';
import { call } from '../../kit/data/client.ts';
import { withItem } from '../../kit/details/index.ts';
import { FormShell, useFields, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { volumes } from '../volume/index.ts';
import { recoveryPointPaths } from './paths.ts';
import { restoreBlocks } from './recovery-point.code.ts';
import { restoreForm } from './recovery-point.form.ts';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';
import { whyNotRestore } from './recovery-point.rules.ts';

/** A unit has one name in all languages. */
const GIB_UNIT = 'GiB';

export const PointRestore = withItem(
  recoveryPoints,
  'pointId',
  function RestoreForm({ item: point }: { item: RecoveryPoint }) {
    const t = useText(recoveryPointWords);
    const { model, form } = useRestoreForm(point);
    const { text } = useFields(form);
    const why = form.phase === 'editing' && whyNotRestore(point);
    return (
      <FormShell
        title={t('restore.title')}
        description={point.name}
        form={form}
        resource={recoveryPoints.name}
        submitLabel={t('restore.submit')}
        takes={{ volumes: 1 }}
        code={() => ({
          endpoint: recoveryPoints.api.restore,
          params: { id: point.id },
          body: model.toBody(form.draft),
          terraform: restoreBlocks(point, model.toBody(form.draft)),
        })}
      >
        {why && <Alert tone="warning">{t(why)}</Alert>}
        <TextField label={t('field.new_volume')} required maxLength={255} {...text('name')} />
        <NumberField
          label={t('field.size')}
          hint={t('field.size_hint')}
          required
          unit={GIB_UNIT}
          min={point.size}
          max={VOLUME_SIZE.most}
          {...text('size')}
        />
      </FormShell>
    );
  },
);

/** The volume that is made of the point is told of, and the form ends. */
function useRestoreForm(point: RecoveryPoint) {
  const t = useText(recoveryPointWords);
  const shell = useFormShell();
  const { id, size, volume_name } = point;
  const model = useMemo(() => restoreForm({ size, volume_name }), [size, volume_name]);
  const form = useForm(model, {
    submit: async (body) => {
      const volume = await volumes.items.mutate(() => call(recoveryPoints.api.restore, { params: { id }, body }));
      notify('success', t('restore.asked', { point: point.name, volume: volume.name }), {
        link: recoveryPointPaths.details(id),
      });
      shell.done({ kind: 'updated', resource: recoveryPoints.name, id });
    },
  });
  return { model, form };
}
