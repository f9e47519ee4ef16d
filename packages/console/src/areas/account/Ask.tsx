import { ConfirmDialog } from '@skydeck/react-bindings/confirm-dialog';
import { useState } from 'react';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';

interface AskProps {
  readonly heading: string;
  readonly message: string;
  readonly confirmLabel: string;
  /** Rejects to keep the question open and say why. */
  readonly onConfirm: () => Promise<void>;
  readonly onClosed: () => void;
}

/** Asks before something ends that cannot be brought back. */
export function Ask({ heading, message, confirmLabel, onConfirm, onClosed }: AskProps) {
  const t = useText(kitWords);
  const [open, setOpen] = useState(true);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');

  async function confirm() {
    setPending(true);
    setError('');
    try {
      await onConfirm();
      setOpen(false);
    } catch (problem) {
      setError(textOfError(t, problem));
    } finally {
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      heading={heading}
      message={message}
      confirmLabel={confirmLabel}
      tone="danger"
      pending={pending}
      error={error}
      onSkyConfirm={() => void confirm()}
      onSkyClose={() => setOpen(false)}
      onSkyClosed={onClosed}
    />
  );
}
