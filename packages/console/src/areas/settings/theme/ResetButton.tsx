import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import reset from 'lucide-static/icons/rotate-ccw.svg?raw';
import { useState } from 'react';
import { ConfirmAction } from '../../../kit/confirm/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { refreshTheme } from '../../../preferences/theme.ts';
import { resetLooks } from './theme-calls.ts';
import { themeWords } from './words.ts';

registerIcons({ 'rotate-ccw': reset });

interface ResetButtonProps {
  readonly domain: { readonly id: string; readonly name: string };
  readonly onReset: () => void;
}

/** What is given back cannot be had again: the pictures are gone with it. */
export function ResetButton({ domain, onReset }: ResetButtonProps) {
  const t = useText(themeWords);
  const [asking, setAsking] = useState(false);

  async function giveBack() {
    await resetLooks(domain.id);
    await refreshTheme();
    notify('success', t('was_reset', { domain: domain.name }));
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        <Icon slot="start" name="rotate-ccw" />
        {t('reset')}
      </Button>
      {asking && (
        <ConfirmAction
          heading={t('reset.title')}
          message={t('reset.text', { domain: domain.name })}
          confirmLabel={t('reset.confirm')}
          onConfirm={giveBack}
          onClosed={(isDone) => (isDone ? onReset() : setAsking(false))}
        />
      )}
    </>
  );
}
