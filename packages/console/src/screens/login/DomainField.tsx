import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { TextField } from '@skydeck/react-bindings/text-field';
import building from 'lucide-static/icons/building.svg?raw';
import { useState } from 'react';
import { useText } from '../../kit/text/index.ts';
import * as css from './login.css.ts';
import { loginWords } from './words.ts';

registerIcons({ building });

const textOf = (event: Event) => (event.target as HTMLInputElement).value;

/** A domain that is known is shown, and changed on demand: most people never do. */
export function DomainField({ domain, onChange }: { domain: string; onChange: (domain: string) => void }) {
  const t = useText(loginWords);
  const [open, setOpen] = useState(domain === '');
  const [text, setText] = useState(domain);
  return (
    <TextField
      className={css.domain}
      label={t('domain')}
      note={open ? t('domain.optional') : ''}
      hint={open ? t('domain.hint') : ''}
      name="domain"
      size="large"
      autocomplete="organization"
      spellCheck="false"
      readOnly={!open}
      value={text}
      onInput={(event) => setText(textOf(event))}
      onChange={(event) => onChange(textOf(event).trim())}
    >
      <Icon slot="start" name="building" />
      {!open && (
        <Button slot="end" variant="link" size="small" onClick={() => setOpen(true)}>
          {t('domain.change')}
        </Button>
      )}
    </TextField>
  );
}
