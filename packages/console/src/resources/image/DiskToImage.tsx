import { imageSubjects, type volumeApi, type volumeSnapshotApi } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo } from 'react';
import { call } from '../../kit/data/client.ts';
import { FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useText } from '../../kit/text/index.ts';
import { imageOf } from './disk-to-image.form.ts';
import { images, imageWords } from './image.ts';

interface Props {
  readonly item: { readonly id: string; readonly name: string };
  readonly endpoint: typeof volumeApi.uploadToImage | typeof volumeSnapshotApi.uploadToImage;
  /** A server has the volume. */
  readonly isUsed?: boolean;
}

/** Makes an image of a volume or of a snapshot. */
export function DiskToImage({ item: { id, name }, endpoint, isUsed = false }: Props) {
  const t = useText(imageWords);
  const mayPublish = useCan(imageSubjects.public, 'create');
  const model = useMemo(() => imageOf({ name, isUsed }), [name, isUsed]);
  const form = useForm(model, {
    submit: useSubmit(images, {
      kind: 'created',
      call: (body) => call(endpoint, { params: { id }, body }),
      message: (image) => t('of_disk.begun', { name: image.name }),
      link: images.paths.details,
    }),
  });
  const { text, check } = useFields(form);
  return (
    <FormShell
      title={t('of_disk.title', { name })}
      form={form}
      resource={images.name}
      submitLabel={t('of_disk.submit')}
      isShort
      // The OpenStack provider makes no images of volumes.
      code={() => ({ endpoint, params: { id }, body: model.toBody(form.draft), terraform: null })}
    >
      {isUsed && <Alert tone="warning">{t('of_disk.in_use')}</Alert>}
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      {mayPublish && <Switch label={t('field.public')} {...check('isPublic')} />}
      <Switch label={t('field.protect')} {...check('isProtected')} />
    </FormShell>
  );
}
