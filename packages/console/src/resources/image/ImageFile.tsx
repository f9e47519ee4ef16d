import { acceptOf, GIB, IMAGE_MOST_GIB, imageExtensions } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { registerIcons } from '@skydeck/react-bindings/icon';
import { Status } from '@skydeck/react-bindings/status';
import fileIcon from 'lucide-static/icons/file-up.svg?raw';
import { useEffect, useEffectEvent } from 'react';
import { FileButton } from '../../kit/drop/FileButton.tsx';
import { FileDrop } from '../../kit/drop/FileDrop.tsx';
import { useFields } from '../../kit/form/index.ts';
import type { Form } from '../../kit/form/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { takeDropped } from './dropped-file.ts';
import type { UploadDraft } from './image.form.ts';
import { imageWords } from './image.ts';
import { readImageFile } from './read-image-file.ts';
import * as css from './image.css.ts';

registerIcons({ 'file-up': fileIcon });

const extensions = [...imageExtensions.iso, ...imageExtensions.template];

interface Props {
  readonly form: Form<UploadDraft>;
  /** Is told of the file that was chosen, which is read by then. */
  readonly onFile: (file: File) => void;
}

/** A place for the file, dropped or chosen, and what its first bytes say. */
export function ImageFile({ form, onFile }: Props) {
  const t = useText(imageWords);
  const format = useFormat();
  const { file } = form.draft;
  const error = useFields(form).errorAt('file');
  const take = async (chosen: File | null | undefined) => {
    if (!chosen) return;
    const read = await readImageFile(chosen);
    form.set('file', read);
    form.touch('file');
    if (read.problem === null) onFile(chosen);
  };
  const takeFirst = useEffectEvent(() => void take(takeDropped()));
  useEffect(() => takeFirst(), []);
  return (
    <div className={css.file}>
      <FileDrop isBox label={t('field.file')} onFiles={(files) => void files.then(([first]) => take(first?.file))}>
        <b className={css.title}>{file ? file.name : t('file.drop')}</b>
        <span>
          {file
            ? format.bytes(file.size)
            : t('file.hint', { extensions: extensions.join(', '), size: format.bytes(IMAGE_MOST_GIB * GIB) })}
        </span>
        <FileButton
          label={t(file ? 'file.another' : 'file.choose')}
          icon="file-up"
          accept={acceptOf(extensions)}
          onChoose={(files) => void take(files?.[0])}
        />
      </FileDrop>
      <div className={css.facts} role="status">
        {file && file.problem === null && (
          <>
            <Status state="healthy" label={file.format} />
            {file.virtualSize > file.size && <span>{t('file.unpacks', { size: format.bytes(file.virtualSize) })}</span>}
          </>
        )}
      </div>
      {error !== '' && <Alert tone="danger">{error}</Alert>}
    </div>
  );
}
