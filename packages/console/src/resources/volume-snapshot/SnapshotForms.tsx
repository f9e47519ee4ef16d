import type { VolumeSnapshot } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo } from 'react';
import { call } from '../../kit/data/client.ts';
import { usePageItem, withItem } from '../../kit/details/index.ts';
import { ChangeShell, type Form, FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { volumePaths, volumes } from '../volume/index.ts';
import { newSnapshot, snapshotChange, type SnapshotDraft } from './volume-snapshot.form.ts';
import { volumeSnapshots, volumeSnapshotWords } from './volume-snapshot.ts';

const { api } = volumeSnapshots;

export function SnapshotCreate() {
  const t = useText(volumeSnapshotWords);
  const { id, name } = usePageItem(volumes);
  const model = useMemo(() => newSnapshot(id), [id]);
  const form = useForm(model, {
    submit: useSubmit(volumeSnapshots, {
      kind: 'created',
      call: (body) => call(api.create, { body }),
      message: (saved) => t('created', { name: saved.name }),
      link: () => volumePaths.snapshots(id),
    }),
  });
  return (
    <FormShell
      title={t('create.title')}
      description={name}
      form={form}
      resource={volumeSnapshots.name}
      submitLabel={t('create.action')}
      takes={{ snapshots: 1 }}
      // The OpenStack provider has no snapshots of volumes.
      code={() => ({ endpoint: api.create, body: model.toBody(form.draft), terraform: null })}
    >
      <SnapshotFields form={form} />
    </FormShell>
  );
}

export const SnapshotEdit = withItem(volumeSnapshots, 'itemId', function EditForm({ item }: { item: VolumeSnapshot }) {
  const t = useText(volumeSnapshotWords);
  const form = useForm(snapshotChange, {
    source: { item, revision: item.revision_number },
    submit: useSubmit(volumeSnapshots, {
      kind: 'updated',
      call: (body, revision) =>
        call(api.update, { params: { id: item.id }, body, ...(revision !== undefined && { revision }) }),
      message: ({ name }) => t('updated', { name }),
      link: () => volumePaths.snapshots(item.volume_id),
    }),
  });
  return (
    <ChangeShell resource={volumeSnapshots} item={item} form={form}>
      <SnapshotFields form={form} />
    </ChangeShell>
  );
});

function SnapshotFields({ form }: { form: Form<SnapshotDraft> }) {
  const t = useText(volumeSnapshotWords);
  const { text } = useFields(form);
  return (
    <>
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <TextField label={t('field.description')} note={t('list.optional')} maxLength={255} {...text('description')} />
    </>
  );
}
