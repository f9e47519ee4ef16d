import type { OwnProof } from '@skydeck/contract';
import { PasswordField } from '@skydeck/react-bindings/password-field';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useState } from 'react';
import { useFields, useForm } from '../../../kit/form/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { FormInDialog } from '../FormInDialog.tsx';
import { accountWords } from '../words.ts';
import { proofForm } from './security.forms.ts';

interface ProofDialogProps {
  readonly heading: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly onProof: (proof: OwnProof) => Promise<void>;
  readonly onClosed: () => void;
}

/** Both factors again, before something that weakens or replaces one. */
export function ProofDialog({ onProof, ...texts }: ProofDialogProps) {
  const t = useText(accountWords);
  const [done, setDone] = useState(false);
  const form = useForm(proofForm, {
    submit: async (body) => {
      await onProof(body);
      setDone(true);
    },
  });
  const fields = useFields(form);
  return (
    <FormInDialog {...texts} name="proof" form={form} done={done}>
      <PasswordField
        label={t('password.current')}
        required
        autocomplete="current-password"
        {...fields.text('current_password')}
      />
      <TextField
        label={t('code')}
        hint={t('code_hint')}
        required
        autocomplete="one-time-code"
        spellCheck="false"
        {...fields.text('code')}
      />
    </FormInDialog>
  );
}
