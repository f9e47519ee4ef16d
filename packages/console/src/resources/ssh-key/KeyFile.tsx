import { isPrivateKey, SSH_KEY_MOST } from '@skydeck/contract';
import { FileField } from '@skydeck/react-bindings/file-field';
import { useState } from 'react';
import { useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { KeyFacts } from './KeyFacts.tsx';
import type { KeySourceProps } from './PastedKey.tsx';
import { PrivateKeyRefused } from './PrivateKeyRefused.tsx';
import { sshKeyWords } from './ssh-key.ts';

const EXTENSION = '.pub';
const BYTES_MOST = 64 * 1024;

/** What a file of another kind says is not even looked at. */
// spec: ssh-key.file
const isPublicKeyFile = ({ name, size }: File) => name.toLowerCase().endsWith(EXTENSION) && size <= BYTES_MOST;

export function KeyFile({ form, onKey }: KeySourceProps) {
  const t = useText(sshKeyWords);
  const [isRefused, setRefused] = useState(false);
  const error = useFields(form).errorAt('publicKey');
  const take = async (event: Event) => {
    const [file] = (event.target as EventTarget & { files: readonly File[] }).files;
    const text = file && isPublicKeyFile(file) ? await file.text() : '';
    const isPrivate = isPrivateKey(text);
    setRefused(isPrivate);
    onKey(isPrivate ? '' : text.trim().slice(0, SSH_KEY_MOST + 1), file?.name.slice(0, -EXTENSION.length));
    if (text !== '' && !isPrivate) form.touch('publicKey');
  };
  return (
    <>
      <FileField
        label={t('field.file')}
        hint={t('field.file_hint', { name: 'id_ed25519.pub' })}
        name="publicKey"
        accept={EXTENSION}
        maxSize={BYTES_MOST}
        required
        error={isRefused ? '' : error}
        onChange={(event) => void take(event)}
      />
      {isRefused && <PrivateKeyRefused />}
      <KeyFacts publicKey={form.draft.publicKey} />
    </>
  );
}
