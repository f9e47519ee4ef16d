import { accountApi, type NewApplicationCredential } from '@skydeck/contract';
import { PasswordField } from '@skydeck/react-bindings/password-field';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../../kit/data/client.ts';
import { useFields, useForm } from '../../../kit/form/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { session } from '../../../session/index.ts';
import { FormInDialog } from '../FormInDialog.tsx';
import { TokenFields } from '../tokens/TokenFields.tsx';
import { credentialForm } from './credential.form.ts';
import { commandLineWords } from './words.ts';

interface CredentialCreateProps {
  /** Told before the dialog has left. */
  readonly onMade: (credential: NewApplicationCredential) => void;
  readonly onClosed: () => void;
}

export function CredentialCreate({ onMade, onClosed }: CredentialCreateProps) {
  const t = useText(commandLineWords);
  const { projects, projectId } = useSnapshot(session);
  const [done, setDone] = useState(false);
  const open = projects.filter(({ enabled }) => enabled);
  const [model] = useState(() => credentialForm(projectId ?? open[0]?.id ?? ''));
  const form = useForm(model, {
    submit: async (body) => {
      onMade(await call(accountApi.createApplicationCredential, { body }));
      setDone(true);
    },
  });
  const fields = useFields(form);
  return (
    <FormInDialog
      heading={t('openstack.create')}
      description={t('openstack.create_text')}
      submitLabel={t('openstack.create')}
      name="application-credential"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      <TokenFields form={form} projects={open} />
      <PasswordField
        label={t('openstack.password')}
        required
        autocomplete="current-password"
        {...fields.text('current_password')}
      />
    </FormInDialog>
  );
}
