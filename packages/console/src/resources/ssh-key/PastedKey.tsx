import { isPrivateKey } from '@skydeck/contract';
import { TextArea } from '@skydeck/react-bindings/text-area';
import { useState } from 'react';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useExample } from '../../kit/form/useExample.ts';
import { useText } from '../../kit/text/index.ts';
import { KeyFacts } from './KeyFacts.tsx';
import { PrivateKeyRefused } from './PrivateKeyRefused.tsx';
import type { SshKeyDraft } from './ssh-key.form.ts';
import { sshKeyWords } from './ssh-key.ts';

export interface KeySourceProps {
  readonly form: Form<SshKeyDraft>;
  /** Told of each public key; `fileName` is that of its file without the ending. */
  readonly onKey: (key: string, fileName?: string) => void;
}

/** A private key leaves the field at once. */
// spec: ssh-key.private
export function PastedKey({ form, onKey }: KeySourceProps) {
  const t = useText(sshKeyWords);
  const example = useExample();
  const [isRefused, setRefused] = useState(false);
  const { onInput: _onInput, onChange: _onChange, ...binding } = useFields(form).text('publicKey');
  const take = (event: Event, isLeft = false) => {
    const field = event.target as EventTarget & { value: string };
    const isPrivate = isPrivateKey(field.value);
    if (isPrivate) field.value = '';
    // Leaving the field empty takes nothing back of what was said.
    if (isPrivate || field.value !== '') setRefused(isPrivate);
    if (isPrivate || field.value !== form.draft.publicKey) onKey(field.value);
    if (isLeft && field.value !== '') form.touch('publicKey');
  };
  return (
    <>
      <TextArea
        label={t('field.public_key')}
        hint={t('field.public_key_hint')}
        placeholder={example('ssh-ed25519 AAAA…')}
        required
        rows={4}
        spellCheck="false"
        {...binding}
        onInput={(event) => take(event)}
        onChange={(event) => take(event, true)}
      />
      {isRefused && <PrivateKeyRefused />}
      <KeyFacts publicKey={form.draft.publicKey} />
    </>
  );
}
