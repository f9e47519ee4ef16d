import { ConfirmDialog } from '@skydeck/react-bindings/confirm-dialog';
import { useState } from 'react';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { objectStorageWords } from './words.ts';

interface SwitchOffDialogProps {
  /** The name of the domain. */
  readonly domain: string;
  /** Rejects to keep the dialog open and say why. */
  readonly onConfirm: () => Promise<void>;
  readonly onClosed: () => void;
}

/** Asks before everybody of a domain loses the way to what they have stored. */
export function SwitchOffDialog({ domain, onConfirm, onClosed }: SwitchOffDialogProps) {
  const t = useText(objectStorageWords);
  const kit = useText(kitWords);
  const [open, setOpen] = useState(true);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm() {
    setPending(true);
    setFailure(null);
    try {
      await onConfirm();
      setOpen(false);
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
      heading={t('switch_off.title', { domain })}
      message={t('switch_off.text', { domain })}
      confirmLabel={t('switch_off.confirm')}
      cancelLabel={kit('form.cancel')}
      pending={pending}
      error={failure === null ? '' : textOfError(kit, failure)}
      onSkyConfirm={() => void confirm()}
      onSkyClosed={onClosed}
    />
  );
}
