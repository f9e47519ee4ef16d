import { isStrongPassword } from '@skydeck/contract';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { PasswordField } from '@skydeck/react-bindings/password-field';
import { useMemo, useState } from 'react';
import { FormInDialog } from '../FormInDialog.tsx';
import { accountWords } from '../words.ts';
import { useFields, useForm } from '../../../kit/form/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { changePassword } from '../../../session/index.ts';
import { passwordForm } from './password.form.ts';

/** The person goes on with the new password; their other sessions end. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useText(accountWords);
  const [done, setDone] = useState(false);
  const form = useForm(passwordForm, {
    submit: async (body) => {
      await changePassword(body);
      notify('success', t('password.changed'), { message: t('password.changed_text') });
      setDone(true);
    },
  });
  const fields = useFields(form);
  const rules = useRules(form.draft.current_password);
  return (
    <FormInDialog
      heading={t('password.title')}
      description={t('password.text')}
      submitLabel={t('password.submit')}
      name="password"
      form={form}
      done={done}
      onClosed={onClose}
    >
      <PasswordField
        label={t('password.current')}
        required
        autocomplete="current-password"
        {...fields.text('current_password')}
      />
      <PasswordField
        label={t('password.new')}
        required
        autocomplete="new-password"
        rules={rules}
        {...fields.text('new_password')}
      />
      <PasswordField
        label={t('password.confirm')}
        required
        autocomplete="new-password"
        {...fields.text('confirm_password')}
      />
      <Checkbox
        label={t('password.end_tokens')}
        hint={t('password.end_tokens_hint')}
        {...fields.check('end_api_tokens')}
      />
    </FormInDialog>
  );
}

function useRules(current: string) {
  const t = useText(accountWords);
  return useMemo(
    () => [
      { key: 'strong', label: t('password.rule_strong'), test: isStrongPassword },
      {
        key: 'other',
        label: t('password.rule_new'),
        test: (password: string) => password !== '' && password !== current,
      },
    ],
    [t, current],
  );
}
