import { ConfirmDialog } from '@skydeck/react-bindings/confirm-dialog';
import { useState } from 'react';
import { useAsyncAction } from '../data/useAsyncAction.ts';
import { textOfError } from '../failure/problem-text.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';

interface ConfirmActionProps {
  readonly heading: string;
  readonly message: string;
  readonly confirmLabel: string;
  /** Rejects to keep the dialog open and say why. */
  readonly onConfirm: () => Promise<void>;
  readonly onClosed: (isDone: boolean) => void;
}

/** Asks before something is done at once that cannot be taken back. */
export function ConfirmAction({ heading, message, confirmLabel, onConfirm, onClosed }: ConfirmActionProps) {
  const t = useText(kitWords);
  const [open, setOpen] = useState(true);
  const [isDone, setDone] = useState(false);
  const { busy, error, run } = useAsyncAction();

  const confirm = () =>
    run(async () => {
      await onConfirm();
      setOpen(false);
      setDone(true);
    });

  return (
    <ConfirmDialog
      open={open}
      heading={heading}
      message={message}
      confirmLabel={confirmLabel}
      tone="danger"
      pending={busy}
      error={error === null ? '' : textOfError(t, error)}
      onSkyConfirm={() => void confirm()}
      onSkyClose={() => setOpen(false)}
      onSkyClosed={() => onClosed(isDone)}
    />
  );
}
