import { Invalid, problem } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo } from 'react';
import { FormShell, useFields, useForm, useFormShell } from '../../../kit/form/index.ts';
import { importWithRetry } from '../../../kit/connectivity/import-with-retry.ts';
import { useText } from '../../../kit/text/index.ts';
import { LocalPanel } from '../LocalPanel.tsx';
import type { Entry } from '../wire/listing.ts';
import { listObjects } from '../wire/objects.ts';
import { nameOf } from './file-columns.tsx';
import { nameForm } from './files.form.ts';
import { filesWords } from './words.ts';

interface Props {
  readonly bucket: string;
  readonly entry: Entry;
  readonly onClose: () => void;
}

export function RenamePanel(props: Props) {
  return (
    <LocalPanel onClose={props.onClose}>
      <RenameForm {...props} />
    </LocalPanel>
  );
}

/** A name in S3 is the key itself: what gets another one is copied there, and deleted here. */
function RenameForm({ bucket, entry }: Props) {
  const t = useText(filesWords);
  const shell = useFormShell();
  const { prefix, isFolder, name } = entry;
  const model = useMemo(() => nameForm(prefix, isFolder, name), [prefix, isFolder, name]);
  const form = useForm(model, {
    submit: async (to) => {
      if (to !== entry.key) {
        await assertFree(bucket, to);
        const { copyEntries } = await importWithRetry(() => import('../jobs/copy-entries.ts'));
        void copyEntries({ bucket, toBucket: bucket, routes: [{ entry, to }], isMove: true });
      }
      shell.done({ kind: 'updated', resource: 's3_object', id: to });
    },
  });
  const fields = useFields(form);
  return (
    <FormShell
      isShort
      title={t('rename.title')}
      description={nameOf(entry)}
      form={form}
      resource="s3_object"
      submitLabel={t('rename.action')}
    >
      <TextField
        label={t('field.name')}
        required
        spellCheck="false"
        autocomplete="off"
        hint={t(isFolder ? 'rename.folder_hint' : 'rename.hint')}
        {...fields.text('name')}
      />
    </FormShell>
  );
}

/** Rejects with a problem of the field `name` where something has this key, or lies in this folder. */
export async function assertFree(bucket: string, key: string): Promise<void> {
  const { entries } = await listObjects({ bucket, prefix: key, limit: 1 }, '');
  const [first] = entries;
  if (!first || (first.key !== key && !key.endsWith('/'))) return;
  const fields = { name: problem('name_taken', 'There is one of this name') };
  throw new Invalid('There is one of this name', { fields });
}
