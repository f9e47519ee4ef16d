import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import download from 'lucide-static/icons/download.svg?raw';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveFile } from '../../kit/data/save-file.ts';
import { useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { KeyFacts } from './KeyFacts.tsx';
import { generateKeyPair } from './openssh.ts';
import type { KeySourceProps } from './PastedKey.tsx';
import * as css from './ssh-key.css.ts';
import { sshKeyWords } from './ssh-key.ts';

registerIcons({ download });

/** A key pair of this browser. The private key is only here: the form does not have it, and nothing sends it. */
// spec: ssh-key.generate
export function GeneratedKey({ form, onKey }: KeySourceProps) {
  const t = useText(sshKeyWords);
  const [pair] = useState(generateKeyPair);
  const tell = useEffectEvent(() => onKey(pair.publicKey));
  useEffect(() => tell(), []);
  const name = form.draft.name.trim();
  const file = () => pair.privateKeyFile(name);
  const fileName = `${name.replaceAll(/[^\w.@-]+/g, '-') || 'id_ed25519'}.pem`;
  return (
    <>
      <p className={css.note}>{t('generate.text')}</p>
      <KeyFacts publicKey={form.draft.publicKey} />
      <Alert tone="warning">
        {t('generate.once')}
        <Button slot="actions" size="small" onClick={() => saveFile(file(), fileName)}>
          <Icon slot="start" name="download" />
          {t('generate.download')}
        </Button>
        <CopyButton slot="actions" value={file()} label={t('generate.copy')} />
      </Alert>
      <Checkbox label={t('generate.saved')} required {...useFields(form).check('isSaved')} />
    </>
  );
}
