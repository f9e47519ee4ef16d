import { recoveryPointApi, VOLUME_SIZE } from '@skydeck/contract';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { NumberField } from '@skydeck/react-bindings/number-field';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { call } from '../../kit/data/client.ts';
import { type Form, FormRow, FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { PendingField } from '../../kit/form/PendingField.tsx';
import { useProjectName } from '../../session/index.ts';
import { restoreBlocks } from '../recovery-point/recovery-point.code.ts';
import type { SourceFacts } from './SourcePicker.tsx';
import { volumeBlocks } from './volume.code.ts';
import {
  gibOf,
  newVolume,
  type VolumeDraft,
  type VolumeRequest,
  type VolumeSource,
  volumeSources,
} from './volume.form.ts';
import { GIB_UNIT, volumes, volumeWords } from './volume.ts';

const PolicyField = lazyComponent(async () => (await import('./PolicyField.tsx')).PolicyField, PendingField);
// Most volumes are made of nothing.
const SourcePicker = lazyComponent(async () => (await import('./SourcePicker.tsx')).SourcePicker, PendingField);

export function VolumeCreate() {
  const t = useText(volumeWords);
  // A form over the page of a snapshot or of an image begins with it.
  const { snapshotId: snapshot = '', imageId: image = '' } = useParams();
  const model = useMemo(() => newVolume({ snapshot, image }), [snapshot, image]);
  const form = useForm(model, { submit: useSending() });
  const project = useProjectName();
  const [chosen, setChosen] = useState<SourceFacts | null>(null);
  const source = form.draft.source === 'blank' ? null : chosen;
  const gigabytes = gibOf(form.draft.size) || (source?.size ?? 0);
  const policy = form.draft.policy || source?.policy;
  return (
    <FormShell
      title={t('create.title')}
      description={project ? t('create.in', { project }) : ''}
      form={form}
      resource={volumes.name}
      submitLabel={t('create.action')}
      takes={{ volumes: 1, gigabytes, ...(policy && { policies: { [policy]: gigabytes } }) }}
      code={() => codeOf(model.toBody(form.draft), source?.size ?? 0)}
    >
      <VolumeFields form={form} least={source?.size ?? VOLUME_SIZE.least} onChosen={setChosen} />
    </FormShell>
  );
}

/** The call that makes it, and what is told of it. */
function useSending() {
  const t = useText(volumeWords);
  return useSubmit(volumes, {
    kind: 'created',
    call: ({ point, body }: VolumeRequest) =>
      point === null
        ? call(volumes.api.create, { body })
        : call(recoveryPointApi.restore, { params: { id: point }, body }),
    message: ({ name }) => t('created', { name }),
    link: volumes.paths.details,
  });
}

function codeOf({ point, body }: VolumeRequest, size: number) {
  return point === null
    ? { endpoint: volumes.api.create, body, terraform: volumeBlocks(body) }
    : {
        endpoint: recoveryPointApi.restore,
        params: { id: point },
        body,
        terraform: restoreBlocks({ id: point, size }, body),
      };
}

interface FieldsProps {
  readonly form: Form<VolumeDraft>;
  /** GiB that it has at least. */
  readonly least: number;
  readonly onChosen: (source: SourceFacts | null) => void;
}

const hasPolicy = (source: VolumeSource) => source === 'snapshot' || source === 'point';

function VolumeFields({ form, least, onChosen }: FieldsProps) {
  const t = useText(volumeWords);
  const { text, check } = useFields(form);
  const { source } = form.draft;
  const choose = (event: Event) => form.set('source', (event.target as EventTarget & { value: VolumeSource }).value);
  return (
    <>
      <Segmented stretch label={t('field.source')} value={source} onChange={choose}>
        {volumeSources.map((one) => (
          <Segment key={one} value={one} label={t(`source.${one}`)} />
        ))}
      </Segmented>
      {source !== 'blank' && (
        <SourcePicker label={t(`source.${source}`)} source={source} onChosen={onChosen} {...text(source)} />
      )}
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      {source !== 'point' && (
        <TextField label={t('field.description')} note={t('list.optional')} maxLength={255} {...text('description')} />
      )}
      <FormRow>
        <NumberField
          label={t('field.size')}
          required={source === 'blank'}
          hint={source === 'blank' ? '' : t('size.of_source')}
          unit={GIB_UNIT}
          min={least}
          max={VOLUME_SIZE.most}
          {...text('size')}
        />
        <PolicyField
          label={t('field.policy')}
          unset={t(hasPolicy(source) ? 'policy.of_source' : 'policy.of_cloud')}
          {...text('policy')}
        />
      </FormRow>
      {source === 'blank' && <Checkbox label={t('field.bootable')} {...check('bootable')} />}
    </>
  );
}
