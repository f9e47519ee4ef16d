import { Button } from '@skydeck/react-bindings/button';
import { useState } from 'react';
import { ConfirmAction } from '../../../kit/confirm/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { refreshTheme } from '../../../preferences/theme.ts';
import { resetLooks } from './theme-calls.ts';
import * as css from './theme.css.ts';
import { themeWords } from './words.ts';

interface ResetButtonProps {
  readonly domain: { readonly id: string; readonly name: string };
  readonly onReset: () => void;
}

/** What is given back cannot be had again: the pictures are gone with it. */
export function ResetButton({ domain, onReset }: ResetButtonProps) {
  const t = useText(themeWords);
  const [asking, setAsking] = useState(false);

  async function reset() {
    await resetLooks(domain.id);
    await refreshTheme();
    notify('success', t('was_reset', { domain: domain.name }));
  }
  return (
    <>
      <Button className={css.reset} variant="ghost" onClick={() => setAsking(true)}>
        {t('reset')}
      </Button>
      {asking && (
        <ConfirmAction
          heading={t('reset.title')}
          message={t('reset.text', { domain: domain.name })}
          confirmLabel={t('reset.confirm')}
          onConfirm={reset}
          onClosed={(isDone) => (isDone ? onReset() : setAsking(false))}
        />
      )}
    </>
  );
}
