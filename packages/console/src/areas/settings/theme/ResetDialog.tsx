import { ConfirmDialog } from '@skydeck/react-bindings/confirm-dialog';
import { useState } from 'react';
import { refreshTheme } from '../../../preferences/theme.ts';
import { notify } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { resetLooks } from './theme-calls.ts';
import { themeWords } from './words.ts';

interface ResetDialogProps {
  readonly domain: { readonly id: string; readonly name: string };
  readonly onClosed: () => void;
  readonly onDone: () => void;
}

/** What is given back cannot be had again: the pictures are gone with it. */
export function ResetDialog({ domain, onClosed, onDone }: ResetDialogProps) {
  const t = useText(themeWords);
  const words = useText(kitWords);
  const [open, setOpen] = useState(true);
  const [done, setDone] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function reset() {
    setPending(true);
    setFailure(null);
    try {
      await resetLooks(domain.id);
      await refreshTheme();
      notify('success', t('was_reset', { domain: domain.name }));
      setOpen(false);
      setDone(true);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  }
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      heading={t('reset.title')}
      message={t('reset.text', { domain: domain.name })}
      confirmLabel={t('reset.confirm')}
      cancelLabel={words('form.cancel')}
      pending={pending}
      error={failure === null ? '' : textOfError(words, failure)}
      onSkyConfirm={() => void reset()}
      onSkyClosed={done ? onDone : onClosed}
    />
  );
}
