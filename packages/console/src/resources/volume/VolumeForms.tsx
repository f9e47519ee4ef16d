import { GIB, type Volume, VOLUME_SIZE, whyNotAttachTo } from '@skydeck/contract';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { NumberField } from '@skydeck/react-bindings/number-field';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo } from 'react';
import { call } from '../../kit/data/client.ts';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, FormRow, FormShell, useChangeForm, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useFormat, useText } from '../../kit/text/index.ts';
import { servers } from '../server/index.ts';
import { PolicyField } from './PolicyField.tsx';
import { cloneBlocks } from './volume.code.ts';
import { attachment, cloneOf, extension, gibOf, retype, volumeChange } from './volume.form.ts';
import { GIB_UNIT, volumes, volumeWords } from './volume.ts';

const { api, paths } = volumes;

interface Props {
  readonly item: Volume;
}

export const VolumeEdit = withItem(volumes, 'volumeId', function EditForm({ item }: Props) {
  const t = useText(volumeWords);
  const form = useChangeForm(volumes, volumeChange, item);
  const { text, check } = useFields(form);
  return (
    <ChangeShell resource={volumes} item={item} form={form}>
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <TextField label={t('field.description')} note={t('list.optional')} maxLength={255} {...text('description')} />
      <Checkbox label={t('field.bootable')} {...check('bootable')} />
    </ChangeShell>
  );
});

export const VolumeExtend = withItem(volumes, 'volumeId', function ExtendForm({ item }: Props) {
  const t = useText(volumeWords);
  const format = useFormat();
  const { id, size, storage_policy_name: policy } = item;
  const model = useMemo(() => extension({ size }), [size]);
  const form = useForm(model, {
    submit: useSubmit(volumes, {
      kind: 'updated',
      call: (body) => call(api.extend, { params: { id }, body }),
      message: ({ name }) => t('extend.asked', { name }),
      link: paths.details,
    }),
  });
  const { text } = useFields(form);
  const more = Math.max(0, gibOf(form.draft.size) - size);
  return (
    <FormShell
      title={t('extend.title', { name: item.name })}
      form={form}
      resource={volumes.name}
      submitLabel={t('extend.submit')}
      isShort
      takes={{ gigabytes: more, policies: { [policy]: more } }}
      code={() => ({ endpoint: api.extend, params: { id }, body: model.toBody(form.draft), terraform: null })}
    >
      <NumberField
        label={t('field.new_size')}
        hint={t('extend.hint', { size: format.bytes(size * GIB) })}
        required
        unit={GIB_UNIT}
        min={size + 1}
        max={VOLUME_SIZE.most}
        {...text('size')}
      />
    </FormShell>
  );
});

export const VolumeClone = withItem(volumes, 'volumeId', function CloneForm({ item }: Props) {
  const t = useText(volumeWords);
  const { id, name, size, storage_policy_name } = item;
  const model = useMemo(() => cloneOf({ name, size, storage_policy_name }), [name, size, storage_policy_name]);
  const form = useForm(model, {
    submit: useSubmit(volumes, {
      kind: 'created',
      call: (body) => call(api.clone, { params: { id }, body }),
      message: (saved) => t('created', { name: saved.name }),
      link: paths.details,
    }),
  });
  const { text } = useFields(form);
  const gigabytes = gibOf(form.draft.size);
  return (
    <FormShell
      title={t('clone.title', { name })}
      form={form}
      resource={volumes.name}
      submitLabel={t('create.action')}
      takes={{ volumes: 1, gigabytes, policies: { [form.draft.policy]: gigabytes } }}
      code={() => {
        const body = model.toBody(form.draft);
        return { endpoint: api.clone, params: { id }, body, terraform: cloneBlocks(item, body) };
      }}
    >
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <FormRow>
        <NumberField
          label={t('field.size')}
          required
          unit={GIB_UNIT}
          min={size}
          max={VOLUME_SIZE.most}
          {...text('size')}
        />
        <PolicyField {...text('policy')} />
      </FormRow>
    </FormShell>
  );
});

export const VolumeRetype = withItem(volumes, 'volumeId', function RetypeForm({ item }: Props) {
  const t = useText(volumeWords);
  const { id, size, storage_policy_name: now } = item;
  const form = useForm(retype, {
    submit: useSubmit(volumes, {
      kind: 'updated',
      call: (body) => call(api.update, { params: { id }, body }),
      message: ({ name }) => t('retype.asked', { name }),
      link: paths.details,
    }),
  });
  const { text } = useFields(form);
  const { policy } = form.draft;
  return (
    <FormShell
      title={t('retype.title', { name: item.name })}
      form={form}
      resource={volumes.name}
      submitLabel={t('retype.action')}
      isShort
      takes={{ policies: policy === '' ? {} : { [policy]: size } }}
      code={() => ({ endpoint: api.update, params: { id }, body: retype.toBody(form.draft), terraform: null })}
    >
      <PolicyField except={now} {...text('policy')} />
    </FormShell>
  );
});

export const VolumeAttach = withItem(volumes, 'volumeId', function AttachForm({ item }: Props) {
  const t = useText(volumeWords);
  const { id, project_id: project } = item;
  const model = useMemo(() => attachment({ id }), [id]);
  const form = useForm(model, {
    submit: useSubmit(volumes, {
      kind: 'updated',
      call: ({ serverId, ...body }) => call(api.attach, { params: { serverId }, body }),
      message: ({ name }) => t('attach.asked', { name }),
      link: paths.details,
    }),
  });
  const { text } = useFields(form);
  return (
    <FormShell
      title={t('attach.title', { name: item.name })}
      form={form}
      resource={volumes.name}
      submitLabel={t('attach.submit')}
      isShort
      code={() => {
        const { serverId, ...body } = model.toBody(form.draft);
        return { endpoint: api.attach, params: { serverId }, body, terraform: null };
      }}
    >
      <ItemCombobox
        label={t('field.server')}
        required
        resource={servers}
        query={{ project_id: project }}
        // spec: volume.attach
        fits={(server) => !whyNotAttachTo(server)}
        {...text('server')}
      />
    </FormShell>
  );
});
