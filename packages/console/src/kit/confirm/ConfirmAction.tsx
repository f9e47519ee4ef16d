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
  /** Left out: what is lost by it is gone. */
  readonly tone?: 'neutral' | 'danger';
  /** Rejects with a CallError, or resolves with a sentence, to keep the dialog open and say why. */
  readonly onConfirm: () => Promise<void | string>;
  readonly onClosed: (isDone: boolean) => void;
}

/** Asks before something is done at once that cannot be taken back. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { heading, message, confirmLabel, tone = 'danger', onConfirm, onClosed } = props;
  const t = useText(kitWords);
  const [open, setOpen] = useState(true);
  const [isDone, setDone] = useState(false);
  const [whyNot, setWhyNot] = useState('');
  const { busy, error, run } = useAsyncAction();

  const confirm = () =>
    run(async () => {
      setWhyNot('');
      const why = await onConfirm();
      if (typeof why === 'string') return setWhyNot(why);
      setOpen(false);
      setDone(true);
    });

  return (
    <ConfirmDialog
      open={open}
      heading={heading}
      message={message}
      confirmLabel={confirmLabel}
      tone={tone}
      pending={busy}
      error={error === null ? whyNot : textOfError(t, error)}
      onSkyConfirm={() => void confirm()}
      onSkyClose={() => setOpen(false)}
      onSkyClosed={() => onClosed(isDone)}
    />
  );
}
