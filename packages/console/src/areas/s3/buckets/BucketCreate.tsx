import { CallError, Invalid, problem } from '@skydeck/contract';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { FormShell, useFields, useForm, useFormShell } from '../../../kit/form/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { useProjectName } from '../../../session/index.ts';
import { notifyBucketChange } from '../bucket-changes.ts';
import { s3Paths } from '../paths.ts';
import { createBucket, switchVersioning } from '../wire/buckets.ts';
import { type BucketDraft, newBucket } from './bucket.form.ts';
import { putVersioning } from './bucket-store.ts';
import { bucketsWords } from './words.ts';

async function create({ name, versioning }: BucketDraft) {
  await createBucket(name).catch((error: unknown) => {
    if (!(error instanceof CallError && error.code === 'name_taken')) throw error;
    throw new Invalid(error.message, { ...error, fields: { name: problem('bucket_taken', error.message) } });
  });
  if (!versioning) return;
  await switchVersioning(name, true);
  // Lists that show the new bucket may have read it before.
  putVersioning(name, 'on');
}

export function BucketCreate() {
  const t = useText(bucketsWords);
  const shell = useFormShell();
  const project = useProjectName();
  const kit = useText(kitWords);
  const form = useForm(newBucket, {
    submit: async (body) => {
      await create(body);
      notifyBucketChange(null);
      notify('success', t('created', { name: body.name }), { link: s3Paths.files(body.name) });
      shell.done({ kind: 'created', resource: 's3_bucket', id: body.name });
    },
  });
  const fields = useFields(form);
  return (
    <FormShell
      title={t('create.title')}
      description={project ? kit('create.in', { project }) : ''}
      form={form}
      resource="s3_bucket"
      submitLabel={t('create.action')}
    >
      <TextField
        label={t('field.name')}
        hint={t('field.name_hint')}
        required
        spellCheck="false"
        autocomplete="off"
        {...fields.text('name')}
      />
      <Switch
        appearance="card"
        label={t('field.versioning')}
        hint={t('field.versioning_hint')}
        {...fields.check('versioning')}
      />
    </FormShell>
  );
}
