import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo } from 'react';
import { FormShell, useFields, useForm, useFormShell } from '../../../kit/form/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { useParam } from '../../../kit/navigation/useParam.ts';
import { useUrlState } from '../../../kit/navigation/url-state.ts';
import { notifyBucketChange } from '../bucket-changes.ts';
import { lastPartOf, visibleName } from '../wire/names.ts';
import { putFolder } from '../wire/objects.ts';
import { nameForm, prefixOf } from './files.form.ts';
import { assertFree } from './RenamePanel.tsx';
import { filesWords } from './words.ts';

/** A folder in the one that the address names. */
export function FolderCreate() {
  const t = useText(filesWords);
  const shell = useFormShell();
  const bucket = useParam('bucketName');
  const path = useUrlState().read('path');
  const prefix = path === undefined ? '' : prefixOf(String(path));
  const model = useMemo(() => nameForm(prefix, true), [prefix]);
  const form = useForm(model, {
    submit: async (key) => {
      await assertFree(bucket, key);
      await putFolder(bucket, key);
      notifyBucketChange(bucket);
      notify('success', t('folder.created', { name: visibleName(lastPartOf(key)) }));
      shell.done({ kind: 'created', resource: 's3_object', id: key });
    },
  });
  const fields = useFields(form);
  return (
    <FormShell
      isShort
      title={t('new_folder')}
      description={`${bucket}/${visibleName(prefix)}`}
      form={form}
      resource="s3_object"
      submitLabel={t('folder.create')}
    >
      <TextField label={t('field.name')} required spellCheck="false" autocomplete="off" {...fields.text('name')} />
    </FormShell>
  );
}
