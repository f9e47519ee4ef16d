import { imageApi, uploadHeaders } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useRef } from 'react';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { FormShell, useFields, useForm, useFormShell } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { imageBlocks } from './image.code.ts';
import { newUpload } from './image.form.ts';
import { images, imageWords } from './image.ts';
import { ImageFields } from './ImageFields.tsx';
import { nameOfFile } from './read-image-file.ts';
import { startUpload } from './uploads.ts';

const ImageFile = lazyComponent(async () => (await import('./ImageFile.tsx')).ImageFile);

/** The form of a new image: it is done when the upload begins. */
export function ImageUpload() {
  const t = useText(imageWords);
  const shell = useFormShell();
  const project = useProjectName();
  const chosen = useRef<File | null>(null);
  const proposed = useRef('');
  const form = useForm(newUpload, {
    async submit(body) {
      if (!chosen.current) return;
      void startUpload({ file: chosen.current, body });
      shell.done({ kind: 'created', resource: images.name, id: '' });
    },
  });
  const fields = useFields(form);
  const { file, name } = form.draft;
  const take = (taken: File) => {
    chosen.current = taken;
    if (name !== proposed.current) return;
    proposed.current = nameOfFile(taken.name);
    form.set('name', proposed.current);
  };
  const code = () => {
    const body = newUpload.toBody(form.draft);
    const fileName = file?.name ?? '';
    return {
      endpoint: imageApi.upload,
      body,
      file: { name: fileName, headers: uploadHeaders(body) },
      terraform: imageBlocks(body, fileName),
    };
  };
  return (
    <FormShell
      title={t('create.title')}
      description={project ? t('create.in', { project }) : ''}
      form={form}
      resource={images.name}
      submitLabel={t('create.action')}
      code={code}
    >
      <ImageFile form={form} onFile={take} />
      <ImageFields form={form} isIso={file?.format === 'iso'} leastDisk={file?.leastDisk ?? 0} />
      <TextField
        label={t('field.checksum')}
        note={t('list.optional')}
        hint={t('field.checksum_hint')}
        maxLength={64}
        {...fields.text('checksum')}
      />
    </FormShell>
  );
}
