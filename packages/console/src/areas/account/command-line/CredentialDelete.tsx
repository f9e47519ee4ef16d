import { accountApi, type ApplicationCredential } from '@skydeck/contract';
import { PasswordField } from '@skydeck/react-bindings/password-field';
import { useState } from 'react';
import { call } from '../../../kit/data/client.ts';
import { useFields, useForm } from '../../../kit/form/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { FormInDialog } from '../FormInDialog.tsx';
import { ownPasswordForm } from '../security/security.forms.ts';
import { commandLineWords } from './words.ts';

interface CredentialDeleteProps {
  readonly credential: ApplicationCredential;
  readonly onDeleted: () => Promise<void>;
  readonly onClosed: () => void;
}

/** Keystone deletes it for the person alone, who says so with their password. */
export function CredentialDelete({ credential: { id, name }, onDeleted, onClosed }: CredentialDeleteProps) {
  const t = useText(commandLineWords);
  const ofKit = useText(kitWords);
  const [done, setDone] = useState(false);
  const form = useForm(ownPasswordForm, {
    submit: async (body) => {
      await call(accountApi.deleteApplicationCredential, { params: { credential: id }, body });
      notify('success', t('credentials.deleted', { name }));
      await onDeleted();
      setDone(true);
    },
  });
  const fields = useFields(form);
  return (
    <FormInDialog
      heading={t('credentials.delete_title')}
      description={t('credentials.delete_text', { name })}
      submitLabel={ofKit('delete.action')}
      name="application-credential-deletion"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      <PasswordField
        label={t('openstack.password')}
        required
        autocomplete="current-password"
        {...fields.text('current_password')}
      />
    </FormInDialog>
  );
}
