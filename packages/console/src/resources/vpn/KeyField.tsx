import { Button } from '@skydeck/react-bindings/button';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useState } from 'react';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { randomKey } from './key.rules.ts';
import type { TunnelDraft } from './vpn.draft.ts';
import { vpnWords } from './vpn.ts';

interface Props<Draft extends TunnelDraft> {
  readonly form: Form<Draft>;
  /** The connection has a key already: an empty field keeps it. */
  readonly isKept: boolean;
}

/** The key that both ends know. One that was made up here has to be read and copied: the other end needs it, too. */
export function KeyField<Draft extends TunnelDraft>({ form, isKept }: Props<Draft>) {
  const t = useText(vpnWords);
  const [made, setMade] = useState('');
  const { psk } = form.draft;
  const isMade = psk !== '' && psk === made;
  const generate = () => {
    const key = randomKey();
    setMade(key);
    form.set('psk', key);
  };
  const hint = isKept ? 'field.new_psk_hint' : 'field.psk_hint';
  return (
    <TextField
      type={isMade ? 'text' : 'password'}
      label={t(isKept ? 'field.new_psk' : 'field.psk')}
      hint={t(isMade ? 'psk.made' : hint)}
      required={!isKept}
      autocomplete="new-password"
      spellCheck="false"
      {...useFields(form).text('psk')}
    >
      <Button slot="end" size="x-small" variant="ghost" onClick={generate}>
        {t('psk.generate')}
      </Button>
      {isMade && <CopyButton slot="end" value={psk} label={t('psk.copy')} />}
    </TextField>
  );
}
