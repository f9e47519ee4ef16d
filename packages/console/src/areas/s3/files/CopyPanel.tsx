import { Invalid, problem } from '@skydeck/contract';
import { Radio, RadioGroup } from '@skydeck/react-bindings/radio-group';
import { Select } from '@skydeck/react-bindings/select';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo } from 'react';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { FormShell, useFields, useForm, useFormShell } from '../../../kit/form/index.ts';
import { importWithRetry } from '../../../kit/connectivity/import-with-retry.ts';
import { useText } from '../../../kit/text/index.ts';
import { useAllBuckets } from '../buckets/useBuckets.ts';
import { LocalPanel } from '../LocalPanel.tsx';
import type { Entry } from '../wire/listing.ts';
import { nameOf } from './file-columns.tsx';
import { copyForm } from './files.form.ts';
import { whyNotTo } from './why-not-to.ts';
import { filesWords } from './words.ts';

interface Props {
  readonly bucket: string;
  readonly prefix: string;
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

export function CopyPanel(props: Props) {
  return (
    <LocalPanel onClose={props.onClose}>
      <CopyForm {...props} />
    </LocalPanel>
  );
}

function CopyForm({ bucket, prefix, entries }: Props) {
  const t = useText(filesWords);
  const shell = useFormShell();
  const mayDelete = useCan('s3_enable', 'delete');
  const { buckets } = useAllBuckets();
  const model = useMemo(() => copyForm(bucket, prefix), [bucket, prefix]);
  const form = useForm(model, {
    submit: async ({ isMove, ...target }) => {
      const routes = entries.map((entry) => ({ entry, to: `${target.prefix}${entry.key.slice(prefix.length)}` }));
      const why = await whyNotTo(t, target, routes, target.bucket === bucket);
      if (why !== null) throw new Invalid(why, { fields: { folder: problem('server', why, { message: why }) } });
      const { copyEntries } = await importWithRetry(() => import('../jobs/copy-entries.ts'));
      void copyEntries({ bucket, toBucket: target.bucket, routes, isMove });
      shell.done({ kind: 'updated', resource: 's3_object', id: target.prefix });
    },
  });
  const fields = useFields(form);
  const count = entries.length;

  return (
    <FormShell
      title={t('copy.title', { count })}
      description={entries.length === 1 && entries[0] ? nameOf(entries[0]) : ''}
      form={form}
      resource="s3_object"
      submitLabel={t(form.draft.what === 'move' ? 'copy.move' : 'copy.copy')}
    >
      <RadioGroup
        label={t('copy.what')}
        name="what"
        value={form.draft.what}
        onChange={(event) => form.set('what', (event.currentTarget as EventTarget & { value: string }).value)}
      >
        <Radio value="copy" label={t('copy.copy')} />
        <Radio value="move" label={t('copy.move')} hint={t('copy.move_hint')} disabled={!mayDelete} />
      </RadioGroup>
      <Select label={t('copy.bucket')} required {...fields.text('bucket')}>
        {(buckets.length > 0 ? buckets.map(({ name }) => name) : [bucket]).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        label={t('copy.folder')}
        hint={t('copy.folder_hint')}
        spellCheck="false"
        autocomplete="off"
        {...fields.text('folder')}
      />
    </FormShell>
  );
}
